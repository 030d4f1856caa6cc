import IntervalStatistics

/// What comes from the store while it is read and when it has been.
package enum Delivery: Equatable, Sendable {
    /// The share of the bytes that has been read, 0 to 1.
    case progress(Double)

    case loaded(Reading)
}

/// The figures of a store, and what there is to say about it.
package struct Reading: Equatable, Sendable {
    package var statistics: Statistics

    /// Lines or elements that could not be used.
    package var reportedCount: Int

    /// Whether this is the sample, because the store holds no answers yet.
    package var isSample: Bool

    /// One sentence each.
    package var warnings: [String]

    package init(
        statistics: Statistics, reportedCount: Int = 0, isSample: Bool = false, warnings: [String] = []
    ) {
        self.statistics = statistics
        self.reportedCount = reportedCount
        self.isSample = isSample
        self.warnings = warnings
    }
}

/// Where records come from.
@MainActor package protocol RecordSource: AnyObject {
    /// Reads everything in the background; deliveries come through the mailbox, `loaded` last.
    func fetch(into mailbox: Mailbox<Delivery>)
}
