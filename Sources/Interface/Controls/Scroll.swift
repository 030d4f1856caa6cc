import Drawing

/// Which lines of a text are on the screen, where it is longer than its room.
struct Scroll: Equatable {
    /// The first line on the screen.
    private(set) var top = 0
    private var rows = 1
    private var count = 0

    /// Whether there is more than the room holds.
    var isNeeded: Bool { count > rows }

    mutating func move(_ step: CursorStep) {
        switch step {
        case .up: top -= 1
        case .down: top += 1
        case .pageUp: top -= max(1, rows - 1)
        case .pageDown: top += max(1, rows - 1)
        case .start: top = 0
        case .end: top = count
        case .left, .right: break
        }
        show(rows: rows, of: count)
    }

    /// Notes how many lines there are, and how many of them there is room for.
    mutating func show(rows: Int, of count: Int) {
        self.rows = rows
        self.count = count
        top = max(0, min(top, count - rows))
    }

    /// Says in a column that there is more above or below the rows of a rectangle.
    func drawMarks(on surface: inout Surface, in rect: Rect, column: Int, _ look: Look) {
        guard isNeeded, !rect.isEmpty else { return }
        let style = look.theme.style(.brand)
        if top > 0 { surface[column, rect.row] = Cell(look.symbols.above, style) }
        if top + rows < count { surface[column, rect.endRow - 1] = Cell(look.symbols.below, style) }
    }
}
