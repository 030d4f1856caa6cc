import IntervalStatistics

/// What a store holds: the union of its files, each id once.
package struct StoreContents: Sendable {
    /// All records by source and place in the file, in pieces; none is empty. There may be none where their
    /// reader kept none.
    package let blocks: [[Record]]

    /// Which records the statistics are of.
    package let filter: RecordFilter

    package let statistics: Statistics

    /// By source and place in the file.
    package let faults: [Fault]

    /// Which dates charts show; nil where nobody asked.
    package let dates: PlausibleDates?

    /// What each file holds, in order.
    let files: [SourceContents]

    /// Of the folder itself.
    let faultsOfFolder: [Fault]

    init(
        files: [SourceContents], faultsOfFolder: [Fault], filter: RecordFilter, statistics: Statistics,
        dates: PlausibleDates? = nil
    ) {
        self.filter = filter
        self.files = files
        self.faultsOfFolder = faultsOfFolder
        self.statistics = statistics
        self.dates = dates
        blocks = files.flatMap(\.blocks)
        faults = faultsOfFolder + files.flatMap(\.faults)
    }

    /// The files read, in order.
    package var sources: [String] { files.map(\.path) }

    /// Those of them that a synchroniser left where two devices changed one file.
    package var conflictCopies: [String] {
        sources.filter { SourceListing.isConflictCopy(Path.name(of: $0)) }
    }

    /// How many lines, elements and files were named as faulty.
    package var reportedCount: Int { faults.count }

    package var recordCount: Int { blocks.reduce(0) { $0 + $1.count } }

    /// All records one after the other, without a copy.
    package var records: FlattenSequence<[[Record]]> { blocks.joined() }
}

extension StoreContents {
    /// The same store with every record changed, and the statistics of those that the filter then admits.
    package func mapRecords(where filter: RecordFilter = .all, _ transform: (Record) -> Record)
        -> StoreContents
    {
        var files = files
        var statistics = Statistics()
        for place in files.indices {
            files[place].blocks = files[place].blocks.map { $0.map(transform) }
            for block in files[place].blocks { statistics.add(block, where: filter) }
        }
        return StoreContents(
            files: files, faultsOfFolder: faultsOfFolder, filter: filter, statistics: statistics)
    }
}
