/// A grid of cells to draw on; whatever falls outside it is clipped.
package struct Surface: Equatable, Sendable {
    package let size: Size

    /// Row after row, `size.columns × size.rows` of them.
    package private(set) var cells: [Cell]

    package init(_ size: Size) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    package var bounds: Rect { Rect(size) }

    /// The cell there, blank outside the surface; setting outside the surface does nothing.
    package subscript(column: Int, row: Int) -> Cell {
        get { bounds.contains(column: column, row: row) ? cells[row * size.columns + column] : .blank }
        set {
            guard bounds.contains(column: column, row: row) else { return }
            cells[row * size.columns + column] = newValue
        }
    }

    /// Writes text from a cell to the right, and stops at the right edge of `clip` (the surface by default).
    ///
    /// A wide character that would cross the edge is left out; combining marks join the cell before them.
    /// - Returns: the column after the text.
    @discardableResult
    package mutating func write(
        _ text: some StringProtocol, column: Int, row: Int, _ style: Style = .plain, clip: Rect? = nil
    ) -> Int {
        let clip = clip ?? bounds
        var column = column
        for character in text {
            let width = Width.of(character)
            guard width > 0 else { continue }
            guard column + width <= clip.endColumn else { break }
            if clip.contains(column: column, row: row) {
                place(character, width: width, column: column, row: row, style)
            }
            column += width
        }
        return column
    }

    private mutating func place(_ character: Character, width: Int, column: Int, row: Int, _ style: Style) {
        self[column, row] = Cell(character, style)
        if width == 2 { self[column + 1, row] = Cell(nil, style) }
    }

    /// Makes every cell of a rectangle blank in a style.
    package mutating func clear(_ rect: Rect, _ style: Style = .plain) {
        for row in rect.row..<rect.endRow {
            for column in rect.column..<rect.endColumn { self[column, row] = Cell(" ", style) }
        }
    }

    /// The text of the surface, a line a row, without trailing blanks.
    package var text: String {
        (0..<size.rows).map { row in
            var line = ""
            for column in 0..<size.columns {
                if let character = self[column, row].character { line.append(character) }
            }
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
