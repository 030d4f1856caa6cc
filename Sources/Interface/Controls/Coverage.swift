import Drawing
import IntervalStatistics

/// What the figures on the screen are over, in a few words.
struct Coverage {
    var reading: Reading

    /// The day where periods end; nil names every stretch of days by its dates.
    var today: Day?

    /// The most important first.
    var pieces: [String] {
        let statistics = reading.figures.statistics
        var pieces = [Self.answers(statistics.recordCount)]
        if let rate = statistics.correctRate { pieces.append("\(Figures.percent(rate)) right") }
        if reading.reportedCount > 0 { pieces.append("\(Figures.grouped(reading.reportedCount)) reported") }
        pieces.append(days)
        if let direction = reading.figures.filter.direction { pieces.append(direction.name) }
        if statistics.outsideCount > 0 {
            pieces.append("\(Figures.grouped(statistics.outsideCount)) outside the wheel")
        }
        return pieces
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
