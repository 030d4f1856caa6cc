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
        drawWords(on: &surface, in: words)
    }

    private var heatMap: HeatMap {
        let names = Interval.allCases.map(\.abbreviation)
        var map = HeatMap(rowNames: names, columnNames: names, counts: statistics.firstAnswerMatrix)
        map.cursor = cursor.map { (row: $0.asked, column: $0.heard) }
        return map
    }

    private func drawWords(on surface: inout Surface, in rect: Rect) {
        let wrapped = lines.flatMap { line in
            Wrapping.lines(line.words, width: rect.columns).map { (words: $0, role: line.role) }
        }
        for (line, text) in wrapped.prefix(rect.rows).enumerated() {
            surface.write(
                text.words, column: rect.column, row: rect.row + line, look.theme.style(text.role), clip: rect
            )
        }
    }

    /// With one for the cursor's words, or the map would move when it comes.
    private var wordRows: Int { 1 + 1 + Self.listed + (unplaced == nil ? 0 : 1) }

    private var lines: [(words: String, role: Role)] {
        var lines: [(words: String, role: Role)] = cursorWords.map { [($0, .strong)] } ?? []
        let confusions = statistics.confusions(atMost: Self.listed)
        if !confusions.isEmpty { lines.append(("Most often taken for another", .faint)) }
        lines += confusions.map { confusion in
            let times = Figures.grouped(confusion.count) + look.symbols.times
            return (
                "\(confusion.asked.abbreviation) heard as \(confusion.heard.abbreviation), \(times)", .text
            )
        }
        if let unplaced { lines.append((unplaced, .text)) }
        if confusions.isEmpty && unplaced == nil { lines.append(("No confusions yet.", .faint)) }
        return lines
    }

    /// What no cell of the map counts; nil where there is nothing of the kind.
    private var unplaced: String? {
        let pieces = UnplacedAnswers(statistics.intervals).pieces
        return pieces.isEmpty ? nil : "First answers: " + pieces.joined(separator: "; ")
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
