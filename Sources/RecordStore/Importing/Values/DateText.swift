import IntervalStatistics

/// A date taken apart, before anyone knows where, or which number is the month.
struct DateText: Equatable {
    let year: Int

    /// The day, then the month; as they are written where only the whole column tells.
    let numbers: [Int]

    /// Both numbers come before the year, with strokes or dashes between.
    let isWithoutOrder: Bool

    /// Milliseconds since midnight, nil for a day alone.
    private(set) var clock: Int64?

    private(set) var zone = Zone.local

    enum Zone: Equatable {
        case local

        /// Greenwich's time, which programs write that know no place.
        case utc

        /// Minutes east of Greenwich.
        case offset(Int16)
    }

    /// Nil for what is no date.
    init?(_ text: String) {
        var parts = DateParts(text)
        guard let day = parts.takeDay() else { return nil }
        numbers = day.numbers
        isWithoutOrder = day.isWithoutOrder
        parts.skipJoints()
        if !parts.isEmpty {
            guard let clock = parts.takeClock() else { return nil }
            self.clock = clock
            zone = parts.takeZone()
        }
        guard let year = day.year ?? parts.takeYear() else { return nil }
        self.year = year
        guard parts.isEmpty else { return nil }
    }

    /// Nil where the calendar has no such day.
    func day(_ order: DateOrder?) -> Day? {
        if !isWithoutOrder { return Day(year: year, month: numbers[1], day: numbers[0]) }
        let dayFirst = Day(year: year, month: numbers[1], day: numbers[0])
        let monthFirst = Day(year: year, month: numbers[0], day: numbers[1])
        switch order {
        case .dmy: return dayFirst
        case .mdy: return monthFirst
        case nil:
            return dayFirst == nil || monthFirst == nil || dayFirst == monthFirst
                ? dayFirst ?? monthFirst : nil
        }
    }
}
