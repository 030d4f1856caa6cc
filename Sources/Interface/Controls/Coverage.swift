import Drawing
import IntervalStatistics

/// What the figures on the screen are over, in a few words.
struct Coverage {
    var reading: Reading
    var period: Period
    var symbols: Symbols

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
        switch period {
        case .all: asked
        case .today: "today"
        case .week, .month, .quarter, .year: "last \(period.rawValue) days"
        }
    }

    private var asked: String {
        switch (reading.figures.filter.since, reading.figures.filter.until) {
        case (nil, nil): "all time"
        case (let since?, nil): "since \(since)"
        case (nil, let until?): "until \(until)"
        case (let since?, let until?): "\(since) to \(until)"
        }
    }
}
