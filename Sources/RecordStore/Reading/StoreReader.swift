import IntervalStatistics

/// Reads a whole store, and changes nothing by it.
package struct StoreReader: Sendable {
    /// How many bytes are read at a time.
    let blockSize: Int

    /// The most threads that read, the caller's own among them.
    let threads: Int

    /// What it reads keeps the records, not the statistics alone.
    let keepsRecords: Bool

    /// The day by which dates in the future are known; nil leaves dates unjudged.
    let today: (@Sendable () -> Day)?

    package init(
        blockSize: Int = 1 << 18, threads: Int = 2, keepsRecords: Bool = true,
        today: (@Sendable () -> Day)? = nil
    ) {
        self.blockSize = blockSize
        self.threads = threads
        self.keepsRecords = keepsRecords
        self.today = today
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
        var pass = ReadingPass(
            sources: opened.sources, blockSize: blockSize, threads: threads, progress: progress,
            isCancelled: isCancelled)
        let wish = ReadingWish(
            filter: filter, keepsRecords: keepsRecords, countsDays: today != nil,
            keepsIDs: opened.sources.count > 1)
        guard var results = pass.run(wish) else { return nil }
        // What is read again is a part as a rule, and the progress must not fall.
        pass.progress = nil
        let dates = today.map { results.days.plausibleDates(today: $0()) }
        if let dates, !DateFaults.add(to: &results, by: dates, pass: pass) { return nil }
        if Duplicates.arePossible(in: results.blocks.joined(), keepsIDs: wish.keepsIDs) {
            guard let without = withoutDuplicates(pass, filter, dates) else { return nil }
            results = without
        }
        if wish.keepsIDs { results.dropIDs() }
        return StoreContents(
            files: opened.contents(of: results.blocks(ofSources: opened.sources.count)),
            faultsOfFolder: opened.faultsOfFolder, filter: filter, statistics: results.statistics,
            dates: dates)
    }

    /// Reads everything again with what tells records of one id apart, and keeps the first of each.
    private func withoutDuplicates(_ pass: ReadingPass, _ filter: RecordFilter, _ dates: PlausibleDates?)
        -> PassResults?
    {
        guard var results = pass.run(ReadingWish(keepsRecords: true, keepsKeys: true, dates: dates)) else {
            return nil
        }
        Duplicates.remove(from: &results.blocks)
        for place in results.blocks.indices {
            for number in results.blocks[place].indices {
                results.statistics.add(results.blocks[place][number].records, where: filter)
                if !keepsRecords { results.blocks[place][number].records = [] }
            }
        }
        return results
    }
}
