import IntervalStatistics

/// Names the dates that are so far from the others that charts leave them out.
enum DateFaults {
    /// Reads the pieces that hold such dates again, for only then it is known which are.
    /// - Parameters:
    ///   - results: of the first pass; the faults of these pieces get those of the dates.
    ///   - dates: which dates are plausible.
    ///   - pass: how the first pass read.
    /// - Returns: false if cancelled.
    static func add(to results: inout PassResults, by dates: PlausibleDates, pass: ReadingPass) -> Bool {
        guard dates.before.count + dates.after.count > 0 else { return true }
        let places = results.tasks.indices.filter { place in
            results.blocks[place].contains { block in
                [block.days.first, block.days.last].contains { $0.map { !dates.contains($0) } ?? false }
            }
        }
        guard let found = pass.run(places.map { results.tasks[$0] }, judging: dates) else { return false }
        for (place, blocks) in zip(places, found.blocks) where blocks.count == results.blocks[place].count {
            for number in blocks.indices { results.blocks[place][number].faults = blocks[number].faults }
        }
        return true
    }
}
