import Interface
import IntervalStatistics
import RecordStore

/// Reads the store, and again whenever something happens to it, until it is told to stop.
struct Follower {
    private let location: StoreLocation
    private let wanted: Wanted
    private let stop: StopSignal
    private let mailbox: Mailbox<Delivery>
    private var follower: StoreFollower

    /// Of the last look, by which figures need not be made of all records again.
    private var figures: PartFigures?

    /// Faults that were told and are still there.
    private var told: Set<Fault> = []

    /// The sample stands in for a store until it holds something.
    private var hasHeldSomething = false

    init(_ request: StoreRequest, wanted: Wanted, stop: StopSignal, mailbox: Mailbox<Delivery>) {
        location = request.location
        self.wanted = wanted
        self.stop = stop
        self.mailbox = mailbox
        follower = StoreFollower(
            location, filter: wanted.filter, reader: StoreReader(today: { WallClock.now().day }),
            isCancelled: { stop.isGiven })
    }

    mutating func run() {
        look()
        // A watch on a crowded folder takes milliseconds to begin; what came meanwhile is seen by the next look.
        let watch = FolderWatch(location)
        repeat { look() } while watch.wait(unless: stop.descriptor)
    }

    private mutating func look() {
        if let change = follower.look(progress: { [mailbox] in mailbox.post(.progress($0)) }) {
            mailbox.post(.loaded(reading(of: change)))
        }
    }

    private mutating func reading(of change: StoreFollower.Change) -> Reading {
        let filter = wanted.filter
        switch change {
        case .grown(let contents, let added):
            let known = figures.flatMap { $0.filter == filter ? $0 : nil }
            let more = PartFigures(of: RecordList(known == nil ? contents.blocks : added), where: filter)
            return reading(of: contents, figures: known.map { $0 + more } ?? more)
        case .replaced(let contents):
            return reading(of: contents, figures: contents.figures(filter))
        }
    }

    private mutating func reading(of contents: StoreContents, figures: PartFigures) -> Reading {
        self.figures = figures
        hasHeldSomething = hasHeldSomething || contents.recordCount > 0 || !contents.faults.isEmpty
        if !hasHeldSomething, let sample = Sample.reading(where: figures.filter, standsIn: true) {
            return sample
        }
        told.formIntersection(contents.faults)
        let news = contents.faults.filter { told.insert($0).inserted }
        return Reading(
            records: RecordList(contents.blocks), figures: figures, reportedCount: contents.reportedCount,
            warnings: FaultReport(news).sentences(atMost: 20))
    }
}
