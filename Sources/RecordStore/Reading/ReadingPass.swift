import IntervalStatistics

/// Reads sources once, on as many threads as there is work for.
struct ReadingPass: Sendable {
    let sources: [Source]
    let blockSize: Int

    /// At most so many threads, the caller's own among them.
    let threads: Int

    var progress: (@Sendable (Double) -> Void)?
    let isCancelled: @Sendable () -> Bool

    /// Reads all sources.
    /// - Returns: nil if cancelled.
    func run(_ wish: ReadingWish) -> PassResults? {
        run(ReadingTask.tasks(for: sources, blockSize: blockSize), wish)
    }

    /// Reads some pieces again.
    /// - Returns: nil if cancelled.
    func run(_ tasks: [ReadingTask], judging dates: PlausibleDates) -> PassResults? {
        run(tasks, ReadingWish(dates: dates))
    }

    private func run(_ tasks: [ReadingTask], _ wish: ReadingWish) -> PassResults? {
        let state = ReadingState(sources: sources, tasks: tasks, progress: progress, isCancelled: isCancelled)
        let work: @Sendable () -> Void = {
            var worker = Worker(state, pass: self, wish: wish)
            worker?.run()
        }
        share(work, among: min(threads, tasks.count))
        guard !isCancelled() else { return nil }
        var results = state.takeResults()
        for place in tasks.indices where results.blocks[place].isEmpty { results.blocks[place] = [.notRead] }
        return results
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
