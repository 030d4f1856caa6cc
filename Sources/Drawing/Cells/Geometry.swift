/// A size in cells.
package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of cells; its corner is 0-based and may lie outside the surface, its size is never negative.
package struct Rect: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    package init(_ size: Size) {
        self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
    }

    /// The first column to the right of the rectangle.
    package var endColumn: Int { column + columns }

    /// The first row below the rectangle.
    package var endRow: Int { row + rows }

    package var isEmpty: Bool { columns == 0 || rows == 0 }

    package func contains(column: Int, row: Int) -> Bool {
        column >= self.column && column < endColumn && row >= self.row && row < endRow
    }

    package func intersects(_ other: Rect) -> Bool {
        !isEmpty && !other.isEmpty && column < other.endColumn && other.column < endColumn
            && row < other.endRow && other.row < endRow
    }

    /// The cells that both have, none where they stand apart.
    package func intersection(_ other: Rect) -> Rect {
        let column = max(self.column, other.column)
        let row = max(self.row, other.row)
        return Rect(
            column: column, row: row, columns: min(endColumn, other.endColumn) - column,
            rows: min(endRow, other.endRow) - row)
    }

    func moved(by offset: (columns: Int, rows: Int)) -> Rect {
        Rect(column: column + offset.columns, row: row + offset.rows, columns: columns, rows: rows)
    }

    package func contains(_ other: Rect) -> Bool {
        other.column >= column && other.endColumn <= endColumn && other.row >= row && other.endRow <= endRow
    }
}
