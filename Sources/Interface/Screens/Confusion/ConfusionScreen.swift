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

    /// A title, the names, and a line an interval.
    private static let mapRows = 2 + Interval.allCases.count
    private static let columnsForWordsBeside = 110

    /// How many confusions are said in words at most.
    private static let listed = 5

    func draw(on surface: inout Surface, in rect: Rect) {
        var map = rect
        var words = rect
        if rect.columns >= Self.columnsForWordsBeside {
            map.columns -= Self.wordColumns
            words = Rect(
                column: map.endColumn, row: rect.row + max(1, rect.rows / 4), columns: Self.wordColumns - 1,
                rows: rect.rows - max(1, rect.rows / 4))
        } else {
            map.rows -= min(wordRows, max(0, rect.rows - Self.mapRows))
            words = rect.textArea
            words.row = map.endRow
            words.rows = rect.rows - map.rows
        }
        if !heatMap.draw(on: &surface, in: map, look) { words = rect.textArea }
        surface.write(TextLine.wrapped(lines, width: words.columns), in: words, look.theme)
    }

    private var heatMap: HeatMap {
        let names = Interval.allCases.map(\.abbreviation)
        var map = HeatMap(rowNames: names, columnNames: names, counts: statistics.firstAnswerMatrix)
        map.cursor = cursor.map { (row: $0.asked, column: $0.heard) }
        return map
    }

    /// With one for the cursor's words, or the map would move when it comes.
    private var wordRows: Int { 1 + 1 + Self.listed + (unplaced.isEmpty ? 0 : 1) }

    private var lines: [TextLine] {
        let confusions = statistics.confusions(atMost: Self.listed)
        var lines = cursorWords.map { [TextLine(pieces: [$0], role: .strong)] } ?? []
        if !confusions.isEmpty {
            lines.append(TextLine(pieces: ["Most often taken for another"], role: .faint))
        }
        lines += confusions.map { confusion in
            let times = Figures.grouped(confusion.count) + look.symbols.times
            return TextLine(
                pieces: [
                    "\(confusion.asked.abbreviation) heard as", "\(confusion.heard.abbreviation), \(times)",
                ])
        }
        if !unplaced.isEmpty { lines.append(TextLine(pieces: unplaced)) }
        return confusions.isEmpty && unplaced.isEmpty
            ? lines + [TextLine(pieces: ["No confusions yet."], role: .faint)] : lines
    }

    /// What no cell of the map counts.
    private var unplaced: [String] { UnplacedAnswers(statistics.intervals).titled }

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
