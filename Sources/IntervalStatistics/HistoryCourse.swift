/// What a chart over time shows of a history: units in a row up to today, the points on them, and what lies outside.
package struct HistoryCourse: Equatable, Sendable {
    /// The oldest first; those without answers too.
    package let units: [HistoryBucket]

    /// In the order of time; those without answers are gaps.
    package let points: [HistoryPoint]

    /// Answers that lie before or after the units, and the last day of those before.
    package let outside: (before: Int, after: Int)
    package let lastBefore: Day?

    /// - Parameters:
    ///   - history: of which answers so far from the others, or so late, that they can hardly be right stretch nothing.
    ///   - today: where the units end.
    ///   - until: the last day that was asked for, where they end earlier.
    ///   - limit: how many units at most; the finest ones that hold all, else the newest of the coarsest.
    package init(_ history: History, today: Day, until: Day? = nil, atMost limit: Int) {
        let dates = history.plausibleDates(today: today)
        if let range = dates.range {
            let last = max(range.lowerBound, min(range.upperBound, until ?? range.upperBound))
            let days = range.lowerBound...last
            let unit = HistoryUnit.allCases.first { $0.count(in: days) <= limit } ?? .decade
            units = history.buckets(by: unit, over: days, atMost: limit)
        } else {
            units = []
        }
        points = HistoryPoint.joined(units)
        let start = max(units.first?.first ?? today, dates.range?.lowerBound ?? today)
        let before = history.days.filter { $0.day < start }
        outside = (before.reduce(0) { $0 + $1.count }, dates.after.count)
        lastBefore = before.last?.day
    }

    /// Whether a point takes units together because one alone has too few answers.
    package var isJoined: Bool {
        points.contains { $0.places.count > 1 && $0.figures.count >= HistoryPoint.leastCount }
    }

    package static func == (one: HistoryCourse, other: HistoryCourse) -> Bool {
        one.units == other.units && one.outside == other.outside && one.lastBefore == other.lastBefore
    }
}
