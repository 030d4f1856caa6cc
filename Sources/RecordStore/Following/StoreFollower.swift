import IntervalStatistics

/// Looks at a store again and again, and reads only what is new where that is enough.
package struct StoreFollower {
    private let reader: StoreReader
    private let location: StoreLocation
    private let filter: RecordFilter
    private let isCancelled: @Sendable () -> Bool

    /// As it was at the last look; nil before the first.
    package private(set) var contents: StoreContents?

    /// The store as it was last there.
    private var presence: StorePresence?

    private var isLost = false

    /// - Parameters:
    ///   - location: a folder or a file; what is not there is empty.
    ///   - filter: which records the statistics are of.
    ///   - reader: reads what cannot be told from the last look.
    ///   - isCancelled: is asked from the reading threads.
    package init(
        _ location: StoreLocation, filter: RecordFilter = .all, reader: StoreReader = StoreReader(),
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.location = location
        self.filter = filter
        self.reader = reader
        self.isCancelled = isCancelled
    }

    package enum Change: Sendable {
        /// Records came, and nothing else changed.
        case grown(StoreContents, by: [[Record]])

        /// The store was read anew.
        case replaced(StoreContents)
    }

    /// Reads what has changed since the last look, the first time everything; of a store that was taken away, its loss.
    /// - Parameter progress: as the reader tells it, while it reads everything.
    /// - Returns: nil where nothing changed, or if cancelled.
    package mutating func look(progress: (@Sendable (Double) -> Void)? = nil) -> Change? {
        let now = StorePresence(location)
        if let presence, now.isLost(since: presence) { return lose() }
        presence = now
        isLost = false
        if let known = contents, let growth = Growth(since: known, at: location, today: reader.today?()) {
            return take(growth, since: known)
        }
        let read = reader.read(location, filter: filter, progress: progress, isCancelled: isCancelled)
        guard let read else { return nil }
        contents = read
        return .replaced(read)
    }

    private mutating func lose() -> Change? {
        guard !isLost else { return nil }
        isLost = true
        let empty = StoreContents(
            files: [], faultsOfFolder: [Fault(file: location.path, kind: .gone)], filter: filter,
            statistics: Statistics())
        contents = empty
        return .replaced(empty)
    }

    private mutating func take(_ growth: Growth, since known: StoreContents) -> Change? {
        var statistics = known.statistics
        for records in growth.added { statistics.add(records, where: filter) }
        let grown = StoreContents(
            files: growth.files, faultsOfFolder: known.faultsOfFolder, filter: filter, statistics: statistics,
            dates: known.dates)
        contents = grown
        let isNews = !growth.added.isEmpty || grown.reportedCount > known.reportedCount
        return isNews ? .grown(grown, by: growth.added) : nil
    }
}
