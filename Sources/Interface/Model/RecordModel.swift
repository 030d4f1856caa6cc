import IntervalStatistics

/// What all tabs know of the records.
@MainActor package final class RecordModel {
    private let source: any RecordSource
    private let mailbox: Mailbox<Delivery>
    private let log: Logbook

    package private(set) var reading: Reading?

    /// The share that has been read while reading goes on; nil before and after.
    package private(set) var progress: Double?

    /// When reading began, in seconds of the clock.
    package private(set) var fetchStart: Double?

    package init(source: any RecordSource, mailbox: Mailbox<Delivery>, log: Logbook) {
        self.source = source
        self.mailbox = mailbox
        self.log = log
    }

    package var statistics: Statistics? { reading?.statistics }

    package var isLoading: Bool { progress != nil }

    /// Begins to read, the first time that it is called.
    package func fetchOnce(at now: Double) {
        guard fetchStart == nil else { return }
        fetchStart = now
        progress = 0
        source.fetch(into: mailbox)
    }

    /// Takes in what has been read so far.
    /// - Returns: whether there are new figures.
    package func takeDeliveries() -> Bool {
        var hasNewFigures = false
        for delivery in mailbox.takeAll() {
            switch delivery {
            case .progress(let share): progress = reading == nil ? share : nil
            case .loaded(let reading):
                take(reading)
                hasNewFigures = true
            }
        }
        return hasNewFigures
    }

    private func take(_ reading: Reading) {
        self.reading = reading
        progress = nil
        log.add("Records: \(reading.statistics.recordCount) read, \(reading.reportedCount) reported")
        for warning in reading.warnings { log.add(warning, .warning) }
    }
}
