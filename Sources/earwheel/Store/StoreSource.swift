import Interface
import IntervalStatistics
import RecordStore

/// Reads the store on a thread of its own, follows what is added to it, and posts what comes of it.
@MainActor final class StoreSource: RecordSource {
    private let request: StoreRequest
    private let stop = StopSignal()
    private let wanted = Wanted()
    private var following: BackgroundThread?
    private var counting: BackgroundThread?
    private var finding: BackgroundThread?
    private var stopFinding = StopSignal()

    init(request: StoreRequest) { self.request = request }

    func fetch(_ filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        wanted.filter = filter
        let (request, stop, wanted) = (request, stop, wanted)
        following = BackgroundThread(givesWay: true) {
            if request.isDemo {
                if let sample = Sample.reading(where: filter) { mailbox.post(.loaded(sample)) }
            } else {
                var follower = Follower(request, wanted: wanted, stop: stop, mailbox: mailbox)
                follower.run()
            }
        }
    }

    func count(_ records: RecordList, where filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        wanted.filter = filter
        // The thread before takes a tenth of a second at most.
        counting.take()?.join()
        counting = BackgroundThread(givesWay: true) {
            mailbox.post(.counted(PartFigures(of: records, where: filter)))
        }
    }

    func findLine(
        of place: Int, in records: RecordList, isSample: Bool, number: Int, into mailbox: Mailbox<Delivery>
    ) {
        endFinding()
        let question = LineQuestion(
            request: request, records: records, place: place, number: number,
            isSample: isSample || request.isDemo)
        let stop = stopFinding
        finding = BackgroundThread(givesWay: true) {
            if let line = question.answer(isCancelled: { stop.isGiven }) { mailbox.post(.line(line)) }
        }
    }

    /// The thread looks at the signal every few milliseconds.
    private func endFinding() {
        stopFinding.give()
        finding.take()?.join()
        stopFinding = StopSignal()
    }

    /// Ends reading and following, and waits for the threads.
    func end() {
        stop.give()
        following.take()?.join()
        counting.take()?.join()
        endFinding()
    }
}
