import Drawing
import IntervalStatistics

/// The Records tab at one moment; of a million records it reads those that are shown.
struct RecordsScreen {
    var search: RecordSearch

    /// Whether the field for the filter is shown.
    var isFiltered: Bool
    var total: Int

    /// The record that is looked at closely.
    var opened: Record?
    var look: Look

    private static let rowsForHeader = 6

    func listRows(in rect: Rect) -> Int { rect.rows - (rect.rows >= Self.rowsForHeader ? 2 : 0) }

    /// Where the field for the filter lies; nil where there is no room.
    func fieldRect(in rect: Rect) -> Rect? {
        guard isFiltered, rect.rows >= Self.rowsForHeader else { return nil }
        let start = 2 + Width.of(countWords) + 2
        return Rect(column: rect.column + start, row: rect.row, columns: rect.columns - start - 1, rows: 1)
    }

    func draw(on surface: inout Surface, in rect: Rect, _ list: ListCursor) {
        if let opened { return drawTree(of: opened, on: &surface, in: rect) }
        let hasHeader = rect.rows >= Self.rowsForHeader
        if hasHeader { drawHeader(on: &surface, in: rect) }
        let first = rect.row + (hasHeader ? 2 : 0)
        let top = min(list.top, search.count)
        let shown = top..<min(search.count, top + listRows(in: rect))
        for place in shown where first + place - top < rect.endRow {
            drawRow(
                place, isChosen: place == list.chosen(of: search.count), on: &surface, rect,
                row: first + place - top)
        }
    }

    private var countWords: String {
        if search.count == total && search.isFinished { return "\(Figures.grouped(total)) records" }
        let more = search.isFinished ? "" : "+"
        return "\(Figures.grouped(search.count))\(more) of \(Figures.grouped(total)) records"
    }

    private func drawHeader(on surface: inout Surface, in rect: Rect) {
        surface.write(countWords, column: rect.column + 2, row: rect.row, look.theme.style(.text), clip: rect)
        let titles = RecordDescription.columns.map { (text: $0.title, role: Role.faint) }
        drawFields(titles, on: &surface, rect, row: rect.row + 1)
    }

    private func drawRow(_ place: Int, isChosen: Bool, on surface: inout Surface, _ rect: Rect, row: Int) {
        let record = search[place]
        if isChosen {
            surface.write(look.symbols.cursor, column: rect.column, row: row, look.theme.style(.brand))
        }
        var fields = RecordDescription(record).fields(look.symbols).map {
            (text: $0, role: isChosen ? Role.strong : .text)
        }
        if !record.isCorrect { fields[2].role = .warning }
        drawFields(fields, on: &surface, rect, row: row)
    }

    /// Columns for which there is no room are cut at the edge.
    private func drawFields(
        _ fields: [(text: String, role: Role)], on surface: inout Surface, _ rect: Rect, row: Int
    ) {
        var start = rect.column + 2
        for (field, column) in zip(fields, RecordDescription.columns) {
            let cell = Rect(column: start, row: row, columns: column.width - 1, rows: 1)
            surface.write(
                field.text, column: start, row: row, look.theme.style(field.role),
                clip: cell.intersection(rect))
            start += column.width
        }
    }

    private func drawTree(of record: Record, on surface: inout Surface, in rect: Rect) {
        let tree = Dump(opened: look.symbols.opened).lines(RecordDescription(record))
        let lines = ["\(look.symbols.opened) Record"] + tree.dropFirst()
        for (line, text) in lines.prefix(rect.rows).enumerated() {
            surface.write(
                text, column: rect.column + 2, row: rect.row + line,
                look.theme.style(line == 0 ? .brand : .text),
                clip: rect)
        }
    }
}
