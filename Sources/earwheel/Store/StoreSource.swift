import Interface
import IntervalStatistics
import RecordStore
import Synchronization

/// Reads and counts the records on a thread of its own, and posts what comes of it.
@MainActor final class StoreSource: RecordSource {
    private let request: StoreRequest
    private let isCancelled = Flag()
    private var thread: BackgroundThread?

    init(request: StoreRequest) { self.request = request }

    func fetch(_ filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        let request = request
        let isCancelled = isCancelled
        start {
            let reading = Self.read(request, filter, isCancelled) { mailbox.post(.progress($0)) }
            if let reading { mailbox.post(.loaded(reading)) }
        }
    }

    func count(_ records: RecordList, where filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        start { mailbox.post(.counted(PartFigures(of: records, where: filter))) }
    }

    /// Ends the reading and waits for its thread.
    func stop() {
        isCancelled.raise()
        thread.take()?.join()
    }

    /// Starts a thread after the one before, which takes a tenth of a second at most: reading is over by then.
    private func start(_ work: @escaping @Sendable () -> Void) {
        thread.take()?.join()
        thread = BackgroundThread(work)
    }

    nonisolated private static func read(
        _ request: StoreRequest, _ filter: RecordFilter, _ isCancelled: Flag,
        progress: @escaping @Sendable (Double) -> Void
    ) -> Reading? {
        guard let contents = request.read(progress: progress, isCancelled: { isCancelled.isRaised })
        else { return nil }
        if contents.recordCount == 0 && contents.faults.isEmpty, let sample = Sample.read() {
            let records = RecordList(sample.blocks)
            return Reading(
                records: records, figures: PartFigures(of: records, where: filter), isSample: true)
        }
        return Reading(
            records: RecordList(contents.blocks), figures: contents.figures(filter),
            reportedCount: contents.reportedCount,
            warnings: FaultReport(contents.faults).sentences(atMost: 20))
    }

    /// A flag that another thread may read.
    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isRaised: Bool { value.load(ordering: .relaxed) }
        func raise() { value.store(true, ordering: .relaxed) }
    }
}
