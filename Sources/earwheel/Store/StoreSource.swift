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

    /// Ends reading and following, and waits for the threads.
    func end() {
        stop.give()
        following.take()?.join()
        counting.take()?.join()
    }
}
