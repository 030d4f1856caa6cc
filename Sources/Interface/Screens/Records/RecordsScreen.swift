import Drawing
import IntervalStatistics

/// The list of the Records tab at one moment; of a million records it reads those that are shown.
struct RecordsScreen {
    var search: RecordSearch

    /// Whether the field for the filter is shown.
    var isFiltered: Bool

    /// Nil while it is not known.
    var total: Int?
    var look: Look

    private static let rowsForHeader = 6

    /// What the filter's field needs to be of use.
    private static let leastField = 14

    private func hasTitles(in rect: Rect) -> Bool { rect.rows >= Self.rowsForHeader }

    /// Whether a line for the field or the number of records stands above the list.
    private func hasHeader(in rect: Rect) -> Bool { hasTitles(in: rect) || isFiltered && rect.rows > 1 }

    private func headerRows(in rect: Rect) -> Int {
        (hasHeader(in: rect) ? 1 : 0) + (hasTitles(in: rect) ? 1 : 0)
    }

    func listRows(in rect: Rect) -> Int { rect.rows - headerRows(in: rect) }

    /// Where the field for the filter lies: beside the number of records, or alone where there is no room for both.
    func fieldRect(in rect: Rect) -> Rect? {
        guard isFiltered, hasHeader(in: rect) else { return nil }
        var field = rect.textArea
        field.rows = 1
        if hasRoomForCount(in: rect) {
            field.column += Width.of(countWords) + 2
            field.columns -= Width.of(countWords) + 2
        }
        return field
    }

    private func hasRoomForCount(in rect: Rect) -> Bool {
        let room = rect.textArea.columns - (isFiltered ? Self.leastField + 2 : 0)
        return Width.of(countWords) <= room
    }

    func draw(on surface: inout Surface, in rect: Rect, _ list: ListCursor) {
        let table = RecordTable(width: rect.columns - 3, symbols: look.symbols)
        if hasHeader(in: rect), hasRoomForCount(in: rect) {
            surface.write(
                countWords, column: rect.textArea.column, row: rect.row, look.theme.style(.text), clip: rect)
        }
        guard total != nil else { return }
        if hasTitles(in: rect) {
            table.drawTitles(on: &surface, column: rect.column + 2, row: rect.row + 1, look.theme)
        }
        let first = rect.row + headerRows(in: rect)
        let top = min(list.top, search.count)
        for place in top..<min(search.count, top + listRows(in: rect)) {
            let row = first + place - top
            let isChosen = place == list.chosen(of: search.count)
            if isChosen {
                surface.write(look.symbols.cursor, column: rect.column, row: row, look.theme.style(.brand))
            }
            table.draw(
                search[place], isChosen: isChosen, on: &surface, column: rect.column + 2, row: row, look.theme
            )
        }
    }

    private var countWords: String {
        guard let total else { return "" }
        let all = total == 1 ? "1 record" : "\(Figures.grouped(total)) records"
        if search.count == total && search.isFinished { return all }
        return "\(Figures.grouped(search.count))\(search.isFinished ? "" : "+") of \(all)"
    }
}
