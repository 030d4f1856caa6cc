import IntervalStatistics

/// What all tabs know of the records.
@MainActor package final class RecordModel {
    private let source: any RecordSource
    private let mailbox: Mailbox<Delivery>
    private let log: Logbook

    package private(set) var reading: Reading?

    /// The part of the records that the figures are wanted of.
    package private(set) var part: Part

    /// The share that has been read while reading goes on; nil before and after.
    package private(set) var progress: Double?

    /// When reading began, in seconds of the clock.
    package private(set) var fetchStart: Double?

    /// The line that was asked for last, once it is found.
    package private(set) var line: RecordLine?
    private var lineNumber = 0

    package init(source: any RecordSource, mailbox: Mailbox<Delivery>, log: Logbook, part: Part) {
        self.source = source
        self.mailbox = mailbox
        self.log = log
        self.part = part
    }

    package var statistics: Statistics? { reading?.figures.statistics }

    package var isLoading: Bool { progress != nil }

    /// Begins to read, the first time that it is called.
    package func fetchOnce(at now: Double) {
        guard fetchStart == nil else { return }
        fetchStart = now
        progress = 0
        source.fetch(part.filter, into: mailbox)
    }

    /// Lets periods end with another day; figures that change by that come through the mailbox.
    package func follow(_ today: Day) {
        let moved = part.on(today)
        if moved.filter == part.filter { part = moved } else { choose(moved) }
    }

    /// Asks for the figures of another part; they come through the mailbox.
    package func choose(_ part: Part) {
        self.part = part
        guard let reading else { return }
        source.count(reading.records, where: part.filter, into: mailbox)
    }

    /// Asks for the line of a record; it comes through the mailbox.
    /// - Parameter place: among all records of the reading.
    package func findLine(of place: Int) {
        guard let reading else { return }
        line = nil
        lineNumber += 1
        source.findLine(
            of: place, in: reading.records, isSample: reading.isSample, number: lineNumber, into: mailbox)
    }

    /// Takes in what has been read so far.
    /// - Returns: whether there are new figures.
    package func takeDeliveries() -> Bool {
        var hasNewFigures = false
        for delivery in mailbox.takeAll() {
            switch delivery {
            case .progress(let share): progress = reading == nil ? share : nil
            case .loaded(let reading): hasNewFigures = take(reading) || hasNewFigures
            case .counted(let figures): hasNewFigures = take(figures) || hasNewFigures
            case .line(let found): if found.number == lineNumber { line = found }
            }
        }
        return hasNewFigures
    }

    private func take(_ reading: Reading) -> Bool {
        self.reading = reading
        progress = nil
        log.nsLog("Records: \(reading.records.count) read, \(reading.reportedCount) reported")
        for warning in reading.warnings { log.print(warning, level: .warning) }
        // While it was read, the person may have asked for another part.
        if reading.figures.filter != part.filter { choose(part) }
        return true
    }

    /// Figures of a part that is no longer wanted come too late.
    private func take(_ figures: PartFigures) -> Bool {
        guard figures.filter == part.filter else { return false }
        reading?.figures = figures
        return true
    }
}
