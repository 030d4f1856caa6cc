/// All that a closer look at one interval shows.
package struct IntervalDetail: Equatable, Sendable {
    package let interval: Interval
    package let figures: StatisticInterval
    package let history: History

    /// Right first answers out of all, for each direction in which the interval was asked.
    package let directions: [DirectionFigures]

    /// Median milliseconds to a wrong first answer; nil where no time is known.
    package let wrongTimeMedian: Double?

    package struct DirectionFigures: Equatable, Sendable {
        /// Nil where the records do not tell it.
        package let direction: Direction?
        package let count: Int
        package let correctCount: Int
    }

    /// - Parameters:
    ///   - interval: which one.
    ///   - records: all of them; one pass is made.
    ///   - filter: which records count; its own interval is of no account.
    package init(_ interval: Interval, of records: RecordList, where filter: RecordFilter) {
        let matching = records.blocks.joined().filter { record in
            record.interval == interval && filter.admits(record)
        }
        self.interval = interval
        figures = Statistics(matching)[interval]
        history = History(matching)
        wrongTimeMedian = Self.wrongTimes(matching).median
        directions = (Direction.allCases.map { Optional($0) } + [nil]).compactMap { direction in
            let part = matching.filter { $0.direction == direction }
            return part.isEmpty
                ? nil
                : DirectionFigures(
                    direction: direction, count: part.count, correctCount: part.count(where: \.isCorrect))
        }
    }

    private static func wrongTimes(_ records: [Record]) -> TimeTally {
        var tally = TimeTally()
        for record in records where !record.isCorrect && record.timeTook > 0 { tally.add(record.timeTook) }
        return tally
    }
}
