import Drawing
import IntervalStatistics

/// A closer look at one interval: how well it is heard, as what else, how fast, and in which direction.
struct IntervalScreen {
    var detail: IntervalDetail

    /// Which records were looked at.
    var filter: RecordFilter

    /// Where the line over time ends.
    var today: Day
    var look: Look

    private static let leastChartRows = 6

    func draw(on surface: inout Surface, in rect: Rect) {
        var words = rect.textArea
        var lines = TextLine.wrapped(lines, width: words.columns)
        if lines.count > rect.rows { lines.removeAll(where: \.text.isEmpty) }
        if rect.rows > lines.count { words.row += 1 }
        words.rows = min(lines.count, rect.endRow - words.row)
        surface.write(lines, in: words, look.theme)
        drawChart(
            on: &surface,
            in: Rect(
                column: rect.column, row: words.endRow, columns: rect.columns,
                rows: rect.endRow - words.endRow))
    }

    private func drawChart(on surface: inout Surface, in rect: Rect) {
        guard rect.rows >= Self.leastChartRows, !detail.history.days.isEmpty else { return }
        let summary = HistorySummary(
            part: detail.history, whole: detail.history, today: today, until: filter.until)
        let course = summary.course(columns: rect.columns)
        var rect = rect
        let area = rect.textArea
        let caption = HistoryCaption(course: course)
            .line(in: area.columns, separator: " \(look.symbols.separator) ")
        if !caption.isEmpty {
            surface.write(caption, column: area.column, row: rect.row, look.theme.style(.faint))
            rect.row += 1
            rect.rows -= 1
        }
        HistoryScreen(course, look: look).drawChart(on: &surface, in: rect)
    }

    private var lines: [TextLine] {
        let figures = detail.figures
        let name = detail.interval.abbreviation
        guard let rate = figures.correctRate, let range = figures.rateInterval else {
            return [
                TextLine(pieces: [name], role: .brand), TextLine(pieces: [Absence.filtered(filter).words]),
            ]
        }
        let bounds = [range.lowerBound, range.upperBound].map(Figures.percent)
        return [
            TextLine(
                pieces: [name, "\(Figures.percent(rate)) of \(Figures.grouped(figures.count))"],
                separator: "  ", role: .brand),
            TextLine(pieces: ["95 % certain:", "between \(bounds[0]) and \(bounds[1])"], role: .faint),
            TextLine(pieces: [""]), confusions, TextLine(pieces: [""]), times, directions,
        ]
    }

    private var confusions: TextLine {
        let named = detail.figures.confusions.prefix(5).map {
            "\($0.heard.abbreviation), \(Figures.grouped($0.count))\(look.symbols.times)"
        }
        let pieces = named + UnplacedAnswers([detail.figures]).pieces
        guard !pieces.isEmpty else { return TextLine(pieces: ["Never heard as another one."]) }
        let start = named.isEmpty ? UnplacedAnswers.title : "Heard as"
        return TextLine(pieces: [start] + Pieces.listed(pieces))
    }

    private var times: TextLine {
        func words(_ time: Double?) -> String {
            time.map { Figures.seconds(milliseconds: $0) } ?? look.symbols.unknown
        }
        return TextLine(
            pieces: [
                "Time to a right answer \(words(detail.figures.timeTookMedian)),",
                "to a wrong one \(words(detail.wrongTimeMedian))",
            ])
    }

    private var directions: TextLine {
        let pieces = detail.directions.map { part in
            let rate = Double(part.correctCount) / Double(part.count)
            return
                "\(part.direction?.name ?? "not told") \(Figures.percent(rate)) of \(Figures.grouped(part.count))"
        }
        return TextLine(pieces: pieces, separator: " \(look.symbols.separator) ")
    }
}
