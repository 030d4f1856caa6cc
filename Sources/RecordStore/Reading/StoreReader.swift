import IntervalStatistics

/// Reads a whole store, and changes nothing by it.
package struct StoreReader: Sendable {
    /// How many bytes are read at a time.
    let blockSize: Int

    /// The most threads that read, the caller's own among them.
    let threads: Int

    /// What it reads keeps the records, not the statistics alone.
    let keepsRecords: Bool

    package init(blockSize: Int = 1 << 20, threads: Int = 2, keepsRecords: Bool = true) {
        self.blockSize = blockSize
        self.threads = threads
        self.keepsRecords = keepsRecords
    }

    /// Reads all files of a store; what cannot be used is in the faults.
    /// - Parameters:
    ///   - location: a folder or a file; what is not there is empty.
    ///   - filter: which records the statistics are of.
    ///   - progress: is told the fraction done, now and then, from any of the reading threads; it never falls.
    ///   - isCancelled: is asked from the reading threads.
    /// - Returns: nil if cancelled.
    package func read(
        _ location: StoreLocation, filter: RecordFilter = .all, progress: (@Sendable (Double) -> Void)? = nil,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> StoreContents? {
        let opened = OpenedSources(SourceListing(location))
        // Several files may have to be read again to compare ids, so the first pass is then half of the way.
        let first = opened.sources.count > 1 ? 0.5 : 1.0
        func pass(from start: Double, to end: Double) -> ReadingPass {
            ReadingPass(
                sources: opened.sources, blockSize: blockSize, threads: threads, keepsRecords: keepsRecords,
                progress: Self.part(of: progress, from: start, to: end), isCancelled: isCancelled)
        }
        guard var (blocks, statistics) = pass(from: 0, to: first).run(filter: filter) else { return nil }
        if !Duplicates.areImpossible(in: blocks.joined()) {
            blocks = []
            guard let second = pass(from: first, to: 1).run(filter: nil) else { return nil }
            blocks = second.blocks
            Duplicates.remove(from: &blocks)
            statistics = Statistics()
            for block in blocks.joined() { statistics.add(block.records, where: filter) }
        }
        return StoreContents(
            files: opened.contents(of: blocks), faultsOfFolder: opened.faultsOfFolder, filter: filter,
            statistics: statistics)
    }

    /// Tells the progress of one pass as a stretch of the whole.
    private static func part(
        of progress: (@Sendable (Double) -> Void)?, from start: Double, to end: Double
    ) -> (@Sendable (Double) -> Void)? {
        guard let progress else { return nil }
        return { share in progress(start + share * (end - start)) }
    }
}
