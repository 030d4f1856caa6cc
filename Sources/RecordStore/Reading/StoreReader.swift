import IntervalStatistics

/// Reads a whole store, and changes nothing by it.
package struct StoreReader: Sendable {
    /// How many bytes are read at a time.
    let blockSize: Int

    /// The most threads that read, the caller's own among them.
    let threads: Int

    package init(blockSize: Int = 1 << 20, threads: Int = 2) {
        self.blockSize = blockSize
        self.threads = threads
    }

    /// Reads all files of a store; what cannot be used is in the faults.
    /// - Parameters:
    ///   - location: a folder or a file; what is not there is empty.
    ///   - filter: which records the statistics are of.
    ///   - progress: is told the fraction done, now and then, from any of the reading threads.
    ///   - isCancelled: is asked from the reading threads.
    /// - Returns: nil if cancelled.
    package func read(
        _ location: StoreLocation, filter: RecordFilter = .all, progress: (@Sendable (Double) -> Void)? = nil,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> StoreContents? {
        let opened = OpenedSources(SourceListing(location))
        let pass = ReadingPass(
            sources: opened.sources, blockSize: blockSize, threads: threads, progress: progress,
            isCancelled: isCancelled)
        guard var (blocks, statistics) = pass.run(filter: filter) else { return nil }
        if !Duplicates.areImpossible(in: blocks.joined()) {
            blocks = []
            guard let second = pass.run(filter: nil) else { return nil }
            blocks = second.blocks
            Duplicates.remove(from: &blocks)
            statistics = Statistics()
            for block in blocks.joined() { statistics.add(block.records, where: filter) }
        }
        return StoreContents(
            blocks: blocks.joined().map(\.records).filter { !$0.isEmpty }, statistics: statistics,
            faults: opened.faults(with: blocks), sources: opened.paths)
    }
}
