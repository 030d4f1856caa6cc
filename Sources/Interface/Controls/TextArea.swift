import Drawing

extension Rect {
    /// Where the text of a tab stands: two columns from either edge, except where a window is too narrow for that.
    var textArea: Rect {
        columns < 20 ? self : Rect(column: column + 2, row: row, columns: columns - 4, rows: rows)
    }
}
