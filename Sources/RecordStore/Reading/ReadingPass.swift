import IntervalStatistics

/// Reads all sources once, on as many threads as there is work for.
struct ReadingPass {
    let sources: [Source]
    let blockSize: Int

    /// At most so many threads, the caller's own among them.
    let threads: Int
    /// Where statistics are made, their records are kept as well.
    var keepsRecords = true
    let progress: (@Sendable (Double) -> Void)?
    let isCancelled: @Sendable () -> Bool

    /// - Parameter filter: of the statistics; nil notes keys instead of folding statistics.
    /// - Returns: each source's blocks in order, and the statistics; nil if cancelled.
    func run(filter: RecordFilter?) -> (blocks: [[ScannedBlock]], statistics: Statistics)? {
        let tasks = ReadingTask.tasks(for: sources, blockSize: blockSize)
        let state = ReadingState(sources: sources, tasks: tasks, progress: progress, isCancelled: isCancelled)
        let (blockSize, keepsRecords) = (blockSize, keepsRecords)
        let work: @Sendable () -> Void = {
            var worker = Worker(state, blockSize: blockSize, filter: filter, keepsRecords: keepsRecords)
            worker?.run()
        }
        share(work, among: min(threads, tasks.count))
        guard !isCancelled() else { return nil }
        let results = state.takeResults()
        var blocks = [[ScannedBlock]](repeating: [], count: sources.count)
        for (task, found) in zip(tasks, results.blocks) {
            blocks[task.source] += found.isEmpty ? [.notRead] : found
        }
        return (blocks, results.statistics)
    }

    /// Runs the same work on so many threads and waits for all of them.
    private func share(_ work: @escaping @Sendable () -> Void, among count: Int) {
        guard count > 1 else { return work() }
        let thread = BackgroundThread(givesWay: false, work)
        share(work, among: count - 1)
        thread?.join()
    }
}

extension ScannedBlock {
    /// Stands for a piece that no worker could take.
    fileprivate static var notRead: ScannedBlock {
        var block = ScannedBlock()
        block.faults = [ScannedFault(line: 0, column: 0, kind: .outOfMemory)]
        return block
    }
}
