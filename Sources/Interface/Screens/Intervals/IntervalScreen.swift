import Drawing
import IntervalStatistics

/// A closer look at one interval: how well it is heard, as what else, how fast, and in which direction.
struct IntervalScreen {
    var detail: IntervalDetail
    var look: Look

    /// The rows that the words take at most.
    private static let wordRows = 10

    func draw(on surface: inout Surface, in rect: Rect) {
        let words = Rect(
            column: rect.column + 2, row: rect.row + (rect.rows > Self.wordRows ? 1 : 0),
            columns: rect.columns - 4, rows: min(rect.rows, Self.wordRows))
        for (line, text) in wrapped(to: words.columns).prefix(words.rows).enumerated() {
            surface.write(
                text.words, column: words.column, row: words.row + line, style(text.role), clip: words)
        }
        let chart = Rect(
            column: rect.column, row: words.endRow, columns: rect.columns, rows: rect.endRow - words.endRow)
        if chart.rows >= 6 {
            let buckets = HistoryScreen.buckets(detail.history, columns: chart.columns)
            HistoryScreen(buckets: buckets, displayed: buckets.map(\.correctRate), cursor: nil, look: look)
                .draw(on: &surface, in: chart)
        }
    }

    /// The lines, broken between words where they are wider than the room.
    private func wrapped(to width: Int) -> [(words: String, role: Role)] {
        lines.flatMap { line in
            Wrapping.lines(line.words, width: width).map { (words: $0, role: line.role) }
        }
    }

    private func style(_ role: Role) -> Style { look.theme.style(role) }

    private var lines: [(words: String, role: Role)] {
        let figures = detail.figures
        guard let rate = figures.correctRate, let range = figures.rateInterval else {
            return [(detail.interval.abbreviation, .brand), ("No answers yet.", .text)]
        }
        let title =
            "\(detail.interval.abbreviation)  \(Figures.percent(rate)) of \(Figures.grouped(figures.count))"
        return [
            (title, .brand),
            (
                "95 % certain: between \(Figures.percent(range.lowerBound)) and \(Figures.percent(range.upperBound))",
                .faint
            ),
            ("", .text),
        ] + confusions + [("", .text), (times, .text)] + directions
    }

    private var confusions: [(words: String, role: Role)] {
        let wrong = detail.figures.firstAnswers.filter { $0.key != detail.interval }
        let sorted = wrong.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        guard !sorted.isEmpty else { return [("Never heard as another one.", .text)] }
        let words = sorted.prefix(5).map {
            "\($0.key.abbreviation), \(Figures.grouped($0.value))\(look.symbols.times)"
        }
        return [("Heard as \(words.joined(separator: "; "))", .text)]
    }

    private var times: String {
        func words(_ time: Double?) -> String {
            time.map { Figures.seconds(milliseconds: $0) } ?? look.symbols.unknown
        }
        return
            "Time to a right answer \(words(detail.figures.timeTookMedian)), to a wrong one \(words(detail.wrongTimeMedian))"
    }

    private var directions: [(words: String, role: Role)] {
        let parts = detail.directions.map { part in
            let rate = Double(part.correctCount) / Double(part.count)
            return
                "\(part.direction?.name ?? "not told") \(Figures.percent(rate)) of \(Figures.grouped(part.count))"
        }
        return [(parts.joined(separator: " \(look.symbols.separator) "), .text)]
    }
}
