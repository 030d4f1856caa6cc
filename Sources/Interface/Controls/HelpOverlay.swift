import Drawing

/// Every key of a tab, over the tab.
struct HelpOverlay {
    var tab: Tab

    func draw(on surface: inout Surface, _ look: Look) {
        let bindings = Keymap.bindings(on: tab)
        let keys = bindings.map { Width.of($0.name) }.max() ?? 0
        let lines =
            [("", "\(tab.title) \(look.symbols.separator) keys"), ("", "")]
            + bindings.map { ($0.name, $0.summary) }
        let width = min(surface.size.columns, 6 + keys + (bindings.map { Width.of($0.summary) }.max() ?? 0))
        let height = min(surface.size.rows, lines.count + 2)
        let box = Rect(
            column: (surface.size.columns - width) / 2, row: (surface.size.rows - height) / 2, columns: width,
            rows: height)
        let hasFrame = box.rows > lines.count
        surface.clear(box)
        if hasFrame { drawFrame(box, on: &surface, look) }
        let inner =
            hasFrame
            ? Rect(column: box.column + 2, row: box.row + 1, columns: width - 4, rows: height - 2) : box
        for (line, text) in lines.prefix(inner.rows).enumerated() {
            let row = inner.row + line
            let start = line == 0 ? inner.column : inner.column + keys + 2
            surface.write(text.0, column: inner.column, row: row, look.theme.style(.strong), clip: inner)
            surface.write(
                text.1, column: start, row: row, look.theme.style(line == 0 ? .brand : .text), clip: inner)
        }
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
        for (corner, place) in zip(frame.corners, corners) { surface[place.0, place.1] = Cell(corner, style) }
    }
}
