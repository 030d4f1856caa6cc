import IntervalStatistics

/// What comes from the store while it is read, and when figures have been made.
package enum Delivery: Sendable {
    /// The share of the bytes that has been read, 0 to 1.
    case progress(Double)

    case loaded(Reading)

    /// The figures of another part of the same records.
    case counted(PartFigures)

    /// The line that was asked for.
    case line(RecordLine)
}

/// What a store holds, and what there is to say about it.
package struct Reading: Sendable {
    /// All of them, whatever part the figures are of.
    package var records: RecordList
    package var figures: PartFigures

    /// Of all records, for what no part can tell, such as a streak.
    package let history: History

    /// Lines or elements that could not be used.
    package var reportedCount: Int

    /// Whether this is the sample, because the store holds no answers yet.
    package var isSample: Bool

    /// One sentence each.
    package var warnings: [String]

    /// Where the figures are not of all records, those are gone through: to be called in the background.
    package init(
        records: RecordList, figures: PartFigures, reportedCount: Int = 0, isSample: Bool = false,
        warnings: [String] = []
    ) {
        self.records = records
        self.figures = figures
        history = figures.filter == .all ? figures.history : Self.history(of: records)
        self.reportedCount = reportedCount
        self.isSample = isSample
        self.warnings = warnings
    }

    private static func history(of records: RecordList) -> History {
        records.blocks.reduce(into: History()) { history, block in history += History(block) }
    }
}

/// The figures of the records that a filter admits.
package struct PartFigures: Equatable, Sendable {
    package var filter: RecordFilter
    package var statistics: Statistics
    package var history: History

    package init(filter: RecordFilter, statistics: Statistics, history: History) {
        self.filter = filter
        self.statistics = statistics
        self.history = history
    }

    /// The figures of two parts of the data together, by the filter of the first.
    package static func + (one: PartFigures, other: PartFigures) -> PartFigures {
        PartFigures(
            filter: one.filter, statistics: one.statistics + other.statistics,
            history: one.history + other.history)
    }

    /// Makes the figures; a million records take about a tenth of a second.
    package init(of records: RecordList, where filter: RecordFilter) {
        self.init(filter: filter, statistics: Statistics(), history: History())
        for block in records.blocks {
            statistics.add(block, where: filter)
            history += History(block, where: filter)
        }
    }
}

/// Where records come from.
@MainActor package protocol RecordSource: AnyObject {
    /// Reads everything in the background, and again what changes; deliveries come through the mailbox.
    func fetch(_ filter: RecordFilter, into mailbox: Mailbox<Delivery>)

    /// Makes the figures of a part in the background; only the last part asked for needs to be delivered.
    func count(_ records: RecordList, where filter: RecordFilter, into mailbox: Mailbox<Delivery>)

    /// Finds the line of the record at a place in the background; only the last one asked for needs to be delivered.
    ///
    /// `isSample` tells that the records are those of the sample that stands in for an empty store; the number comes
    /// back with the line.
    func findLine(
        of place: Int, in records: RecordList, isSample: Bool, number: Int, into mailbox: Mailbox<Delivery>)
}
