import Drawing

extension Rect {
    /// Where the text of a tab stands: two columns from either edge, except where a window is too narrow for that.
    var textArea: Rect {
        columns < 20 ? self : Rect(column: column + 2, row: row, columns: columns - 4, rows: rows)
    }
}

extension Surface {
    /// Writes lines into a rectangle from its top, as many as it has room for.
    mutating func write(_ lines: [String], in rect: Rect, _ style: Style) {
        for (place, line) in lines.prefix(rect.rows).enumerated() {
            write(line, column: rect.column, row: rect.row + place, style, clip: rect)
        }
    }

    /// Writes a sentence that stands in the place of what there is not.
    mutating func write(absence: String, in rect: Rect, _ look: Look) {
        let area = rect.textArea
        write(Wrapping.lines(absence, width: area.columns), in: area, look.theme.style(.text))
    }
}
