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
    ///
    /// A wide character is set as itself and then a cell without a character; setting one half of it to anything
    /// else blanks the other.
    package subscript(column: Int, row: Int) -> Cell {
        get { bounds.contains(column: column, row: row) ? cells[row * size.columns + column] : .blank }
        set {
            guard bounds.contains(column: column, row: row) else { return }
            mend(column, row, newValue.character)
            cells[row * size.columns + column] = newValue
        }
    }

    /// Blanks the other half of a wide character of which one half is about to be overwritten.
    private mutating func mend(_ column: Int, _ row: Int, _ character: Character?) {
        let place = row * size.columns + column
        let isSecondHalf = cells[place].character == nil
        let isFirstHalf = column + 1 < size.columns && cells[place + 1].character == nil
        guard isFirstHalf || isSecondHalf, cells[place].character != character else { return }
        if isSecondHalf && column > 0 { cells[place - 1].character = " " }
        if isFirstHalf { cells[place + 1].character = " " }
    }

    /// Writes text from a cell to the right, and stops at the right edge of `clip` (the surface by default).
    ///
    /// A wide character that would cross an edge is left out; a combining mark that stands first joins the cell
    /// before it, and control characters are dropped.
    /// - Returns: the column after the text.
    @discardableResult
    package mutating func write(
        _ text: some StringProtocol, column: Int, row: Int, _ style: Style = .plain, clip: Rect? = nil
    ) -> Int {
        let clip = clip?.intersection(bounds) ?? bounds
        var column = column
        for character in text {
            let width = Width.of(character)
            guard width > 0 else {
                join(character, toCellBefore: column, row: row, clip)
                continue
            }
            guard column + width <= clip.endColumn else { break }
            if clip.contains(column: column, row: row) {
                place(character, width: width, column: column, row: row, style)
            }
            column += width
        }
        return column
    }

    private mutating func join(_ mark: Character, toCellBefore column: Int, row: Int, _ clip: Rect) {
        let place = self[column - 1, row].character == nil ? column - 2 : column - 1
        guard clip.contains(column: place, row: row), let base = self[place, row].character else { return }
        let joined = String(base) + String(mark)
        // What does not make one character with its base is no combining mark.
        guard joined.count == 1 else { return }
        cells[row * size.columns + place].character = Character(joined)
    }

    private mutating func place(_ character: Character, width: Int, column: Int, row: Int, _ style: Style) {
        self[column, row] = Cell(character, style)
        if width == 2 { self[column + 1, row] = Cell(nil, style) }
    }

    /// Makes every cell of a rectangle blank in a style.
    package mutating func clear(_ rect: Rect, _ style: Style = .plain) {
        let visible = rect.intersection(bounds)
        for row in visible.row..<visible.endRow {
            for column in visible.column..<visible.endColumn { self[column, row] = Cell(" ", style) }
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
