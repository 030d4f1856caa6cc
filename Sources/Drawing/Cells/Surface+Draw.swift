import Animation

extension Surface {
    /// Lays another surface over this one, moved by whole cells and faded; blanks cover what stood there too.
    ///
    /// A wide character of which one half falls outside leaves a blank. What is too faint to see changes nothing.
    /// - Parameters:
    ///   - other: what to lay over.
    ///   - column: where its upper left corner rests.
    ///   - row: where its upper left corner rests.
    ///   - transform: how far from there it stands, in cells; text heeds neither turns nor scales.
    ///   - clip: where cells may change, this surface's bounds by default.
    ///   - theme: knows how to fade.
    package mutating func draw(
        _ other: Surface, column: Int, row: Int, moved transform: Transform = .identity, clip: Rect? = nil,
        theme: Theme
    ) {
        let column = column + transform.x.wholeCells
        let row = row + transform.y.wholeCells
        let clip = clip?.intersection(bounds) ?? bounds
        let target = Rect(
            column: column, row: row, columns: other.size.columns, rows: other.size.rows)
        let visible = target.intersection(clip)
        for row in visible.row..<visible.endRow {
            for column in visible.column..<visible.endColumn {
                let (ownColumn, ownRow) = (column - target.column, row - target.row)
                var cell = other[ownColumn, ownRow]
                guard let style = theme.faded(cell.style, opacity: transform.opacity) else { return }
                cell.style = style
                if other.isHalved(ownColumn, ownRow, by: visible, column) { cell.character = " " }
                self[column, row] = cell
            }
        }
    }

    /// Whether a cell is half of a wide character whose other half lies outside a rectangle, in which the cell
    /// stands at a column.
    private func isHalved(_ column: Int, _ row: Int, by rect: Rect, _ target: Int) -> Bool {
        if self[column, row].character == nil { return target == rect.column }
        return target == rect.endColumn - 1 && self[column + 1, row].character == nil
    }
}
