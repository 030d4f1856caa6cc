import CRecordScanner
import IntervalStatistics

/// What one pass found, piece by piece.
struct PassResults {
    let tasks: [ReadingTask]

    /// By task, each in order.
    var blocks: [[ScannedBlock]]

    var statistics = Statistics()

    /// Counted only where dates are judged.
    var days = DayCounts()

    /// Gives back the memory of all ids, once nobody compares them any more.
    mutating func dropIDs() {
        for place in blocks.indices {
            for number in blocks[place].indices { blocks[place][number].ownIDs = [] }
        }
        crs_release_memory()
    }

    /// Each source's blocks, in order.
    func blocks(ofSources count: Int) -> [[ScannedBlock]] {
        var sources = [[ScannedBlock]](repeating: [], count: count)
        for (task, found) in zip(tasks, blocks) { sources[task.source] += found }
        return sources
    }
}
