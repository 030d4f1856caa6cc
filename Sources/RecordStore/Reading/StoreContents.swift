import IntervalStatistics

/// What a store holds: the union of its files, each id once.
package struct StoreContents: Sendable {
    /// All records by source and place in the file, in pieces; none is empty.
    package let blocks: [[Record]]

    /// Of the records that the filter admits.
    package let statistics: Statistics

    /// By source and place in the file.
    package let faults: [Fault]

    /// The files read, in order.
    package let sources: [String]

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
        let blocks = blocks.map { $0.map(transform) }
        var statistics = Statistics()
        for block in blocks { statistics.add(block, where: filter) }
        return StoreContents(blocks: blocks, statistics: statistics, faults: faults, sources: sources)
    }
}
