import Drawing
import IntervalStatistics

/// The line chart of rates at one moment, with its words.
struct HistoryScreen {
    var buckets: [HistoryBucket]

    /// Where each point is displayed, 0 to 1; nil where there are no answers.
    var displayed: [Double?]

    /// The place of the point under the cursor.
    var cursor: Int?
    var look: Look

    private static let leastChartRows = 8

    /// The finest units that a width holds, a point every other column; of the coarsest the newest that fit.
    static func buckets(_ history: History, columns: Int) -> [HistoryBucket] {
        let limit = max(1, columns * 9 / 20)
        let unit = HistoryUnit.allCases.first { history.bucketCount(by: $0) <= limit } ?? .decade
        return history.buckets(by: unit, atMost: limit)
    }

    func draw(on surface: inout Surface, in rect: Rect, _ summary: HistorySummary) {
        let area = rect.textArea
        let pieces = summary.pieces(from: buckets.first?.first)
        let separator = " \(look.symbols.separator) "
        let marked = cursorWords(in: area.columns)
        guard rect.rows >= Self.leastChartRows else {
            let line = TextLine(pieces: marked.isEmpty ? pieces : [marked], separator: separator)
            return surface.write(TextLine.wrapped([line], width: area.columns), in: area, look.theme)
        }
        surface.write(
            Pieces.fitting(pieces, in: area.columns, separator: separator), column: area.column,
            row: area.row, look.theme.style(.faint))
        surface.write(marked, column: area.column, row: area.row + 1, look.theme.style(.text))
        drawChart(
            on: &surface,
            in: Rect(column: rect.column, row: rect.row + 2, columns: rect.columns, rows: rect.rows - 2))
    }

    func drawChart(on surface: inout Surface, in rect: Rect) {
        let points = buckets.map {
            LinePoint(value: $0.correctRate, count: $0.count, label: $0.label, era: $0.labelYear)
        }
        LineChart(points: points, displayed: displayed.map { $0 ?? 0 }, scale: 1, cursor: cursor)
            .draw(on: &surface, in: rect, look)
    }

    private func cursorWords(in room: Int) -> String {
        guard let cursor, buckets.indices.contains(cursor) else { return "" }
        return buckets[cursor].words(in: room)
    }
}
