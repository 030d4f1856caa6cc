import IntervalStatistics

extension StoreContents {
    /// The same records as if they had been made some days later; undated ones stay undated.
    /// - Parameters:
    ///   - days: may be negative.
    ///   - filter: which records, by their new days, the statistics are of.
    package func moved(byDays days: Int, filter: RecordFilter = .all) -> StoreContents {
        let blocks = blocks.map { block in
            block.map { record in
                var record = record
                if record.day != nil { record.instant += Int64(days) * 86_400_000 }
                return record
            }
        }
        var statistics = Statistics()
        for block in blocks { statistics.add(block, where: filter) }
        return StoreContents(blocks: blocks, statistics: statistics, faults: faults, sources: sources)
    }
}
