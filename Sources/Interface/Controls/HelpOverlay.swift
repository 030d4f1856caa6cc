import Drawing
import Events

/// Every key of a tab, over the tab; where there is no room for all, a part that can be scrolled.
struct HelpOverlay {
    var tab: Tab

    /// The keys that scroll it, whatever they do on its tab.
    static let steps: [Key: CursorStep] = [
        .up: .up, .down: .down, .pageUp: .pageUp, .pageDown: .pageDown, .home: .start, .end: .end,
    ]

    private static let gap = 2

    func draw(on surface: inout Surface, _ scroll: Scroll, _ look: Look) {
        let box = box(in: surface.size)
        let inner = inner(of: box, in: surface.size)
        surface.clear(box)
        if inner != box { drawFrame(box, on: &surface, look) }
        let lines = lines(width: inner.columns, look.symbols)
        var scroll = scroll
        scroll.show(rows: inner.rows, of: lines.count)
        scroll.drawMarks(
            on: &surface, in: inner, column: min(inner.endColumn, surface.size.columns - 1), look)
        for (place, line) in lines.dropFirst(scroll.top).prefix(inner.rows).enumerated() {
            let row = inner.row + place
            surface.write(line.key, column: inner.column, row: row, look.theme.style(line.role), clip: inner)
            surface.write(
                line.words, column: inner.column + keyColumns + Self.gap, row: row, look.theme.style(.text),
                clip: inner)
        }
    }

    /// Notes what a window has room for.
    func layOut(_ scroll: inout Scroll, in size: Size) {
        let inner = inner(of: box(in: size), in: size)
        scroll.show(rows: inner.rows, of: lines(width: inner.columns, .ascii).count)
    }

    private var bindings: [KeyBinding] { Keymap.bindings(on: tab) }

    private var keyColumns: Int { bindings.map { Width.of($0.name) }.max() ?? 0 }

    /// In the middle of the window, as large as the words need or the window allows.
    private func box(in size: Size) -> Rect {
        let words = bindings.map { Width.of($0.summary) }.max() ?? 0
        let columns = min(size.columns, keyColumns + Self.gap + words + 4)
        let rows = min(size.rows, lines(width: columns - 4, .ascii).count + 2)
        return Rect(
            column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns, rows: rows)
    }

    /// Inside the frame, for which a small window has no room.
    private func inner(of box: Rect, in size: Size) -> Rect {
        guard size.rows >= 10 && size.columns >= 30 else { return box }
        return Rect(
            column: box.column + 2, row: box.row + 1, columns: box.columns - 4, rows: box.rows - 2)
    }

    private func lines(width: Int, _ symbols: Symbols) -> [(key: String, words: String, role: Role)] {
        let title = (key: "\(tab.title) \(symbols.separator) keys", words: "", role: Role.brand)
        let room = max(8, width - keyColumns - Self.gap)
        let rows = bindings.flatMap { binding in
            Wrapping.lines(binding.summary, width: room).enumerated().map { place, words in
                (key: place == 0 ? binding.name : "", words: words, role: Role.strong)
            }
        }
        return [title, (key: "", words: "", role: Role.text)] + rows
    }

    private func drawFrame(_ box: Rect, on surface: inout Surface, _ look: Look) {
        let frame = look.symbols.frame
        let style = look.theme.style(.faint)
        for column in box.column..<box.endColumn {
            surface[column, box.row] = Cell(frame.horizontal, style)
            surface[column, box.endRow - 1] = Cell(frame.horizontal, style)
        }
        for row in box.row..<box.endRow {
            surface[box.column, row] = Cell(frame.vertical, style)
            surface[box.endColumn - 1, row] = Cell(frame.vertical, style)
        }
        let corners = [
            (box.column, box.row), (box.endColumn - 1, box.row), (box.column, box.endRow - 1),
            (box.endColumn - 1, box.endRow - 1),
        ]
        for (corner, place) in zip(frame.corners, corners) {
            surface[place.0, place.1] = Cell(corner, style)
        }
    }
}
