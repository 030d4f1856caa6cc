import Drawing
import IntervalStatistics

/// A closer look at one interval: how well it is heard, as what else, how fast, and in which direction.
struct IntervalScreen {
    var detail: IntervalDetail

    /// Which records were looked at.
    var filter: RecordFilter
    var look: Look

    private static let leastChartRows = 6

    /// Pieces of a sentence that stay whole, where they fit.
    private struct Line {
        var pieces: [String]
        var separator = " "
        var role = Role.text
    }

    func draw(on surface: inout Surface, in rect: Rect) {
        var words = rect.textArea
        var lines = wrapped(to: words.columns)
        if lines.count > rect.rows { lines.removeAll(where: \.words.isEmpty) }
        if rect.rows > lines.count { words.row += 1 }
        words.rows = min(lines.count, rect.endRow - words.row)
        for (line, text) in lines.prefix(words.rows).enumerated() {
            surface.write(
                text.words, column: words.column, row: words.row + line, look.theme.style(text.role),
                clip: words)
        }
        drawChart(
            on: &surface,
            in: Rect(
                column: rect.column, row: words.endRow, columns: rect.columns,
                rows: rect.endRow - words.endRow))
    }

    private func drawChart(on surface: inout Surface, in rect: Rect) {
        guard rect.rows >= Self.leastChartRows, !detail.history.days.isEmpty else { return }
        let buckets = HistoryScreen.buckets(detail.history, columns: rect.columns)
        HistoryScreen(buckets: buckets, displayed: buckets.map(\.correctRate), cursor: nil, look: look)
            .drawChart(on: &surface, in: rect)
    }

    private func wrapped(to width: Int) -> [(words: String, role: Role)] {
        lines.flatMap { line in
            Wrapping.lines(line.pieces, separator: line.separator, width: width).map {
                (words: $0, role: line.role)
            }
        }
    }

    private var lines: [Line] {
        let figures = detail.figures
        let name = detail.interval.abbreviation
        guard let rate = figures.correctRate, let range = figures.rateInterval else {
            return [
                Line(pieces: [name], role: .brand), Line(pieces: [Absence.filtered(filter).words]),
            ]
        }
        let bounds = [range.lowerBound, range.upperBound].map(Figures.percent)
        return [
            Line(
                pieces: [name, "\(Figures.percent(rate)) of \(Figures.grouped(figures.count))"],
                separator: "  ", role: .brand),
            Line(pieces: ["95 % certain:", "between \(bounds[0]) and \(bounds[1])"], role: .faint),
            Line(pieces: [""]), confusions, Line(pieces: [""]), times, directions,
        ]
    }

    private var confusions: Line {
        let named = detail.figures.confusions.prefix(5).map {
            "\($0.heard.abbreviation), \(Figures.grouped($0.count))\(look.symbols.times)"
        }
        let pieces = named + UnplacedAnswers([detail.figures]).pieces
        guard !pieces.isEmpty else { return Line(pieces: ["Never heard as another one."]) }
        let start = named.isEmpty ? "First answers:" : "Heard as"
        return Line(pieces: [start] + Self.listed(pieces, sign: ";"))
    }

    private var times: Line {
        func words(_ time: Double?) -> String {
            time.map { Figures.seconds(milliseconds: $0) } ?? look.symbols.unknown
        }
        return Line(
            pieces: [
                "Time to a right answer \(words(detail.figures.timeTookMedian)),",
                "to a wrong one \(words(detail.wrongTimeMedian))",
            ])
    }

    private var directions: Line {
        let pieces = detail.directions.map { part in
            let rate = Double(part.correctCount) / Double(part.count)
            return
                "\(part.direction?.name ?? "not told") \(Figures.percent(rate)) of \(Figures.grouped(part.count))"
        }
        return Line(pieces: pieces, separator: " \(look.symbols.separator) ")
    }

    /// Pieces of which each but the last ends with a sign.
    private static func listed(_ pieces: [String], sign: String) -> [String] {
        pieces.dropLast().map { $0 + sign } + pieces.suffix(1)
    }
}
