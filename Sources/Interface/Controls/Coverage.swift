import Drawing
import IntervalStatistics

/// What the figures on the screen are over, in a few words.
struct Coverage {
    var reading: Reading

    /// The day where periods end; nil names every stretch of days by its dates.
    var today: Day?

    /// In the order in which they are read.
    var pieces: [Pieces.Ranked] {
        let statistics = reading.figures.statistics
        let filter = reading.figures.filter
        let isWhole = filter.since == nil && filter.until == nil
        let counts = [(reading.reportedCount, "reported"), (statistics.outsideCount, "outside the wheel")].map
        {
            $0.0 > 0 ? "\(Figures.grouped($0.0)) \($0.1)" : nil
        }
        let pieces: [(text: String?, rank: Int)] = [
            (Self.answers(statistics.recordCount), 0),
            (statistics.correctRate.map { "\(Figures.percent($0)) right" }, 4), (counts[0], 3),
            (days, isWhole ? 5 : 1), (filter.direction?.name, 2), (counts[1], 6),
        ]
        return pieces.compactMap { piece in piece.text.map { Pieces.Ranked(text: $0, rank: piece.rank) } }
    }

    private static func answers(_ count: Int) -> String {
        count == 1 ? "1 answer" : "\(Figures.grouped(count)) answers"
    }

    private var days: String {
        switch (reading.figures.filter.since, reading.figures.filter.until) {
        case (nil, nil): "all time"
        case (let since?, nil): "since \(since)"
        case (nil, let until?): "until \(until)"
        case (let since?, let until?): period(since, until) ?? Self.stretch(since, until, today: today)
        }
    }

    /// The period that is just these days, by its name.
    private func period(_ since: Day, _ until: Day) -> String? {
        guard let today, until == today else { return nil }
        let period = Period.allCases.first { $0.since(today: today) == since }
        return period.map { $0 == .today ? "today" : "last \($0.rawValue) days" }
    }

    private static func stretch(_ since: Day, _ until: Day, today: Day?) -> String {
        if since > until { return "no day" }
        if since == until { return "\(since)" }
        return "\(since) to \(until == today ? "today" : "\(until)")"
    }
}
