import Drawing
import IntervalStatistics

/// The line chart of rates at one moment, with its words.
struct HistoryScreen {
    var course: HistoryCourse

    /// Where each point of the course is displayed, 0 to 1; nil where there are no answers.
    var displayed: [Double?]

    /// The number of the point under the cursor.
    var cursor: Int?
    var look: Look

    private static let leastChartRows = 8

    /// A chart whose points stand where they belong.
    init(_ course: HistoryCourse, displayed: [Double?]? = nil, cursor: Int? = nil, look: Look) {
        self.course = course
        self.displayed = displayed ?? course.points.map(\.figures.correctRate)
        self.cursor = cursor
        self.look = look
    }

    func draw(on surface: inout Surface, in rect: Rect, _ summary: HistorySummary) {
        let area = rect.textArea
        let separator = " \(look.symbols.separator) "
        let marked = cursorWords(in: area.columns)
        let caption = HistoryCaption(course: course)
        let pieces = summary.pieces + (marked.isEmpty ? [] : caption.pieces)
        guard rect.rows >= Self.leastChartRows else {
            let line = TextLine(
                pieces: marked.isEmpty ? summary.pieces + caption.pieces : [marked], separator: separator)
            return surface.write(TextLine.wrapped([line], width: area.columns), in: area, look.theme)
        }
        surface.write(
            Pieces.fitting(pieces, in: area.columns, separator: separator), column: area.column,
            row: area.row, look.theme.style(.faint))
        let second = marked.isEmpty ? caption.line(in: area.columns, separator: separator) : marked
        surface.write(
            second, column: area.column, row: area.row + 1,
            look.theme.style(marked.isEmpty ? .faint : .text))
        drawChart(
            on: &surface,
            in: Rect(column: rect.column, row: rect.row + 2, columns: rect.columns, rows: rect.rows - 2))
    }

    func drawChart(on surface: inout Surface, in rect: Rect) {
        var line = course.units.map {
            LinePoint(value: nil, count: $0.count, label: $0.label, era: $0.labelYear)
        }
        var heights = Array(repeating: 0.0, count: line.count)
        for (point, height) in zip(course.points, displayed) {
            for place in point.places where place != point.place { line[place].isPassed = true }
            line[point.place].value = point.figures.correctRate
            heights[point.place] = height ?? 0
        }
        LineChart(points: line, displayed: heights, scale: 1, cursor: cursorPlace).draw(
            on: &surface, in: rect, look)
    }

    private var marked: HistoryPoint? {
        cursor.flatMap { course.points.indices.contains($0) ? course.points[$0] : nil }
    }

    private var cursorPlace: Int? { marked?.place }

    private func cursorWords(in room: Int) -> String { marked?.figures.words(in: room) ?? "" }
}
