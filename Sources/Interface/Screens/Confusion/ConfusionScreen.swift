import Drawing
import IntervalStatistics

/// The Confusion tab at one moment: the map, and the commonest confusions in words.
struct ConfusionScreen {
    /// A cell of the map, by the places of its intervals.
    struct Place: Equatable {
        var asked: Int
        var heard: Int
    }

    var statistics: Statistics
    var cursor: Place?
    var look: Look

    private static let wordColumns = 34
    private static let wordRows = 1 + commonest + 1

    /// A title, the names, and a line an interval.
    private static let mapRows = 2 + Interval.allCases.count
    private static let columnsForWordsBeside = 110
    private static let commonest = 5

    func draw(on surface: inout Surface, in rect: Rect) {
        var map = rect
        var words = rect
        if rect.columns >= Self.columnsForWordsBeside {
            map.columns -= Self.wordColumns
            words = Rect(
                column: map.endColumn, row: rect.row + max(1, rect.rows / 4), columns: Self.wordColumns - 1,
                rows: rect.rows - max(1, rect.rows / 4))
        } else {
            map.rows -= min(Self.wordRows, max(0, rect.rows - Self.mapRows))
            words = Rect(
                column: rect.column + 2, row: map.endRow, columns: rect.columns - 2,
                rows: rect.rows - map.rows)
        }
        if !heatMap.draw(on: &surface, in: map, look) { words = rect }
        drawWords(on: &surface, in: words)
    }

    private var heatMap: HeatMap {
        let names = Interval.allCases.map(\.abbreviation)
        var map = HeatMap(rowNames: names, columnNames: names, counts: statistics.firstAnswerMatrix)
        map.cursor = cursor.map { (row: $0.asked, column: $0.heard) }
        return map
    }

    private func drawWords(on surface: inout Surface, in rect: Rect) {
        for (line, text) in lines.prefix(rect.rows).enumerated() {
            surface.write(
                text.words, column: rect.column, row: rect.row + line, look.theme.style(text.role), clip: rect
            )
        }
    }

    private var lines: [(words: String, role: Role)] {
        let commonest = statistics.confusions(atMost: Self.commonest)
        let title = commonest.isEmpty ? "No confusions yet." : "Most often taken for another"
        let under: [(words: String, role: Role)] = cursorWords.map { [($0, .strong)] } ?? []
        return under + [(title, .faint)]
            + commonest.map {
                (
                    "\($0.asked.abbreviation) heard as \($0.heard.abbreviation), \(Figures.grouped($0.count))"
                        + look.symbols.times, .text
                )
            }
    }

    /// What the cell under the cursor says.
    private var cursorWords: String? {
        guard let cursor else { return nil }
        let asked = Interval.allCases[cursor.asked]
        let heard = Interval.allCases[cursor.heard]
        let figures = statistics[asked]
        let count = figures.firstAnswers[heard] ?? 0
        let share = figures.count == 0 ? "" : ", \(Figures.percent(Double(count) / Double(figures.count)))"
        let what =
            asked == heard
            ? "\(asked.abbreviation) heard right" : "\(asked.abbreviation) heard as \(heard.abbreviation)"
        return "\(what): \(Figures.grouped(count)) of \(Figures.grouped(figures.count))\(share)"
    }
}
