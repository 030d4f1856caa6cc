/// Which records count: by period, direction and interval; nil leaves a question open.
package struct RecordFilter: Hashable, Sendable {
    /// The first day, itself included; records without a date are then out.
    package var since: Day?

    /// The last day, itself included; records without a date are then out.
    package var until: Day?

    package var direction: Direction?

    package var interval: Interval?

    package static let all = RecordFilter()

    package init(
        since: Day? = nil, until: Day? = nil, direction: Direction? = nil, interval: Interval? = nil
    ) {
        self.since = since
        self.until = until
        self.direction = direction
        self.interval = interval
    }

    /// Tells whether a record counts; its day is the one of its own offset.
    package func admits(_ record: Record) -> Bool {
        if let direction, record.direction != direction { return false }
        if let interval, record.interval != interval { return false }
        return since == nil && until == nil || admits(record.day)
    }

    private func admits(_ day: Day?) -> Bool {
        guard let day else { return false }
        if let since, day < since { return false }
        if let until, day > until { return false }
        return true
    }
}
