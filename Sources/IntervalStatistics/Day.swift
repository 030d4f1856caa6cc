/// A day of the Gregorian calendar, counted from 1970-01-01.
package struct Day: Hashable, Comparable, Sendable {
    package var number: Int

    package init(number: Int) { self.number = number }

    /// The local day of an instant.
    /// - Parameters:
    ///   - instant: milliseconds since 1970-01-01T00:00Z.
    ///   - offset: minutes east of Greenwich.
    package init(instant: Int64, offset: Int16) {
        let (local, _) = instant.addingReportingOverflow(Int64(offset) * 60_000)
        let (quotient, remainder) = local.quotientAndRemainder(dividingBy: 86_400_000)
        number = Int(remainder < 0 ? quotient - 1 : quotient)
    }

    /// - Returns: nil where the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        number = Self.number(year, month, day)
        guard date == (year, month, day) else { return nil }
    }

    /// The first day of a month counted from January of the year 0, whatever year that is.
    init(month: Int) {
        let year = month.floorDivided(by: 12)
        number = Self.number(year, month - year * 12 + 1, 1)
    }

    /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.floorDivided(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Source: the same, `civil_from_days`.
    package var date: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted.floorDivided(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
}

extension Int {
    /// The whole quotient, rounded downward below 0, too; the divisor is above 0.
    func floorDivided(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
