/// Which row of a long list is chosen, and which rows are on the screen.
struct ListCursor: Equatable {
    /// The chosen row when it was last moved or shown; the list may have become shorter since.
    private var place = 0

    /// The first row on the screen.
    private(set) var top = 0
    private var rows = 1

    /// The chosen row among so many, from 0; nil where there are none.
    func chosen(of count: Int) -> Int? { count > 0 ? min(place, count - 1) : nil }

    mutating func move(_ step: CursorStep, count: Int) {
        switch step {
        case .up: place -= 1
        case .down: place += 1
        case .pageUp: place -= max(1, rows - 1)
        case .pageDown: place += max(1, rows - 1)
        case .start: place = 0
        case .end: place = count - 1
        case .left, .right: break
        }
        clamp(count: count)
    }

    /// Notes how many rows are shown, and keeps the chosen one among them.
    mutating func show(rows: Int, count: Int) {
        self.rows = max(1, rows)
        clamp(count: count)
    }

    private mutating func clamp(count: Int) {
        place = min(max(0, place), max(0, count - 1))
        top = min(max(top, place - rows + 1), place)
        top = max(0, min(top, count - rows))
    }
}
