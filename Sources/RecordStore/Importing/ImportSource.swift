import IntervalStatistics

/// Foreign data, however it came here.
package struct ImportSource: Sendable {
    /// What people know it by: a file's name, or an address.
    package var name: String

    package var bytes: [UInt8]

    /// When the file was last written, for data that has no dates of its own; nil where unknown.
    package var modified: Moment?

    /// Rows of a database may be in a file beside it, whose name ends in -wal; nil where that is not known.
    package var hasJournal: Bool?

    package init(name: String, bytes: [UInt8], modified: Moment? = nil) {
        self.name = name
        self.bytes = bytes
        self.modified = modified
    }
}

/// What the person who imports has said, and where they are.
package struct ImportOptions: Sendable {
    /// Their names of members or columns to ours; ours need not be named.
    package var map: [String: String]

    /// Which of two numbers before the year is the day; nil where the dates themselves must tell.
    package var dates: DateOrder?

    /// Where the list of answers is within JSON, with dots between the names; nil where it is found.
    package var items: String?

    /// Minutes east of Greenwich at an instant in Unix seconds, for data that tells an instant or a local time but
    /// not where.
    package var localOffset: @Sendable (_ unixSeconds: Int64) -> Int16

    /// Is told the fraction done, now and then, where that can be known.
    package var progress: (@Sendable (Double) -> Void)?

    package init(
        map: [String: String] = [:], dates: DateOrder? = nil, items: String? = nil,
        localOffset: @escaping @Sendable (Int64) -> Int16,
        progress: (@Sendable (Double) -> Void)? = nil
    ) {
        self.map = map
        self.dates = dates
        self.items = items
        self.localOffset = localOffset
        self.progress = progress
    }
}
