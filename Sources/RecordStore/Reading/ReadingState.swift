import IntervalStatistics
import Synchronization

/// What the workers of one pass share.
final class ReadingState: Sendable {
    private struct Shared {
        var nextTask = 0
        var results: PassResults
        var bytesDone = 0
        var bytesTold = 0
    }

    let sources: [Source]
    let tasks: [ReadingTask]
    let totalBytes: Int
    private let shared: Mutex<Shared>
    private let progress: (@Sendable (Double) -> Void)?
    private let isCancelled: @Sendable () -> Bool

    /// How many bytes pass between two reports of progress.
    private static let reportDistance = 16 << 20

    init(
        sources: [Source], tasks: [ReadingTask], progress: (@Sendable (Double) -> Void)?,
        isCancelled: @escaping @Sendable () -> Bool
    ) {
        self.sources = sources
        self.tasks = tasks
        self.progress = progress
        self.isCancelled = isCancelled
        totalBytes = sources.reduce(0) { $0 + $1.file.size }
        shared = Mutex(
            Shared(results: PassResults(tasks: tasks, blocks: Array(repeating: [], count: tasks.count))))
    }

    var wasCancelled: Bool { isCancelled() }

    /// Hands out the next piece; nil when all are taken or the reading is cancelled.
    func nextTask() -> Int? {
        guard !isCancelled() else { return nil }
        return shared.withLock { shared in
            guard shared.nextTask < tasks.count else { return nil }
            defer { shared.nextTask += 1 }
            return shared.nextTask
        }
    }

    func finish(_ task: Int, with block: ScannedBlock) {
        shared.withLock { $0.results.blocks[task].append(block) }
    }

    func add(_ statistics: Statistics, _ days: DayCounts) {
        shared.withLock { shared in
            shared.results.statistics += statistics
            shared.results.days += days
        }
    }

    /// Counts bytes, and tells the progress now and then.
    func advance(_ bytes: Int) {
        let done: Int? = shared.withLock { shared in
            shared.bytesDone += bytes
            guard shared.bytesDone - shared.bytesTold >= Self.reportDistance else { return nil }
            shared.bytesTold = shared.bytesDone
            return shared.bytesDone
        }
        if let done { progress?(min(1, Double(done) / Double(totalBytes))) }
    }

    /// Moves the results out.
    func takeResults() -> PassResults {
        shared.withLock { shared in
            defer { shared.results.blocks = [] }
            return shared.results
        }
    }
}
