/// The days that charts over time span, and what lies so far outside that they would show little else.
///
/// A date later than tomorrow is none at which anybody has answered; tomorrow's may be today's further east.
/// Old dates are far off where more than `longestBreak` days without an answer part them from all newer ones and
/// they are few: on at most `fewDays` days, as a machine without a clock writes them, or under a hundredth of all.
/// They never outnumber the newer ones.
package struct PlausibleDates: Equatable, Sendable {
    /// Five years: whoever comes back after a shorter break has one history.
    package static let longestBreak = 1826

    package static let fewDays = 3

    /// From the first day that belongs to the others up to today, or tomorrow where it has answers; nil where
    /// no date is plausible.
    package let range: ClosedRange<Day>?

    package let before: OutsideDates
    package let after: OutsideDates

    /// - Parameters:
    ///   - days: how many answers each day has, in the order of time; those without answers are left out.
    ///   - today: where whoever looks at it is.
    package init(_ days: [(day: Day, count: Int)], today: Day) {
        let end = days.lastIndex { $0.day <= today + 1 }.map { $0 + 1 } ?? 0
        let start = Self.start(of: days[..<end])
        range = end == 0 ? nil : days[start].day...max(today, days[end - 1].day)
        before = OutsideDates(days[..<start])
        after = OutsideDates(days[end...])
    }

    /// The first day behind the newest gap that cuts off a far cluster, else the first day of all.
    private static func start(of days: ArraySlice<(day: Day, count: Int)>) -> Int {
        var older = days.reduce(0) { $0 + $1.count }
        var newer = 0
        for place in days.indices.dropFirst().reversed() {
            newer += days[place].count
            older -= days[place].count
            let isFar = days[place].day.number - days[place - 1].day.number > longestBreak
            let isFew = place - days.startIndex <= fewDays || older * 99 < newer
            if isFar && isFew && older <= newer { return place }
        }
        return days.startIndex
    }

    /// Tells whether charts show a day.
    package func contains(_ day: Day) -> Bool { range?.contains(day) ?? false }
}

/// Days with answers on one side of those that charts show.
package struct OutsideDates: Equatable, Sendable {
    /// Days with answers, and answers.
    package let dayCount: Int
    package let count: Int

    package let first: Day?
    package let last: Day?

    fileprivate init(_ days: ArraySlice<(day: Day, count: Int)>) {
        dayCount = days.count
        count = days.reduce(0) { $0 + $1.count }
        first = days.first?.day
        last = days.last?.day
    }
}

extension History {
    /// Which of its days charts show; answers without a date are in no part of it.
    package func plausibleDates(today: Day) -> PlausibleDates {
        PlausibleDates(days.map { ($0.day, $0.count) }, today: today)
    }
}
