import Interface
import IntervalStatistics
import RecordStore
import Synchronization

/// Reads the store on a thread of its own, and posts what comes of it.
@MainActor final class StoreSource: RecordSource {
    private let request: StoreRequest
    private let isCancelled = Flag()
    private var thread: BackgroundThread?

    init(request: StoreRequest) { self.request = request }

    func fetch(into mailbox: Mailbox<Delivery>) {
        let request = request
        let isCancelled = isCancelled
        thread = BackgroundThread {
            let reading = Self.read(request, isCancelled) { mailbox.post(.progress($0)) }
            if let reading { mailbox.post(.loaded(reading)) }
        }
    }

    /// Ends the reading and waits for its thread.
    func stop() {
        isCancelled.raise()
        thread.take()?.join()
    }

    nonisolated private static func read(
        _ request: StoreRequest, _ isCancelled: Flag, progress: @escaping @Sendable (Double) -> Void
    ) -> Reading? {
        guard let contents = request.read(progress: progress, isCancelled: { isCancelled.isRaised })
        else { return nil }
        if contents.recordCount == 0 && contents.faults.isEmpty,
            let sample = Sample.read(filter: request.filter)
        {
            return Reading(statistics: sample.statistics, isSample: true)
        }
        return Reading(
            statistics: contents.statistics, reportedCount: contents.reportedCount,
            warnings: FaultReport(contents.faults).sentences(atMost: 20))
    }

    /// A flag that another thread may read.
    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isRaised: Bool { value.load(ordering: .relaxed) }
        func raise() { value.store(true, ordering: .relaxed) }
    }
}
