import IntervalStatistics

/// The part of the records that the figures are of: what the command line asked for, narrowed by keys.
package struct Part: Equatable, Sendable {
    private let asked: RecordFilter
    private var today: Day
    package private(set) var period = Period.all

    /// What the key chose; nil leaves what the command line asked for.
    package private(set) var direction: Direction?

    /// - Parameters:
    ///   - asked: by the command line.
    ///   - today: the local day, where periods end.
    package init(asked: RecordFilter = .all, today: Day) {
        self.asked = asked
        self.today = today
    }

    package var filter: RecordFilter {
        var filter = asked
        if let since = period.since(today: today) {
            filter.since = max(since, asked.since ?? since)
            filter.until = min(today, asked.until ?? today)
        }
        filter.direction = direction ?? asked.direction
        return filter
    }

    /// The same as it is on another day.
    package func on(_ today: Day) -> Part {
        var part = self
        part.today = today
        return part
    }

    package var withNextPeriod: Part {
        var part = self
        part.period = period.moved(by: 1)
        return part
    }

    /// The next direction of the cycle that begins and ends with all of them.
    package var withNextDirection: Part {
        var part = self
        part.direction = direction == Direction.allCases.last ? nil : direction?.moved(by: 1) ?? .ascending
        return part
    }
}
