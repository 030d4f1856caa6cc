import Drawing

/// The twelve rates as text in columns, for windows too small for a picture.
struct FigureList {
    var rows: [IntervalRow]

    /// The place of the row that is marked, and stays in view where there is no room for all.
    var cursor: Int?

    private static let gap = 2
    private static let rateEnd = 8

    func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        let area = rect.textArea
        guard !area.isEmpty else { return }
        let showsCounts =
            fitting(in: area, width: width(counted: true)) >= fitting(in: area, width: Self.rateEnd)
        let width = width(counted: showsCounts)
        let across = Self.across(in: area, width: width)
        let down = (rows.count + across - 1) / across
        let isTight = down > area.rows
        let top = isTight ? max(0, (cursor ?? 0) / across - area.rows + 1) : 0
        for (place, row) in rows.enumerated() {
            let line = isTight ? place / across - top : place % down
            guard (0..<area.rows).contains(line) else { continue }
            let column = area.column + (isTight ? place % across : place / down) * (width + Self.gap)
            let cell = Rect(column: column, row: area.row + line, columns: width, rows: 1).intersection(area)
            draw(row, isMarked: place == cursor, showsCounts, on: &surface, in: cell, look)
        }
    }

    private func draw(
        _ row: IntervalRow, isMarked: Bool, _ showsCounts: Bool, on surface: inout Surface, in cell: Rect,
        _ look: Look
    ) {
        let theme = look.theme
        if isMarked { surface.clear(cell, theme.style(.chosenTab)) }
        func write(_ text: String, endingAt end: Int, _ role: Role) {
            surface.write(
                text, column: cell.column + end - Width.of(text), row: cell.row,
                theme.style(isMarked ? .chosenTab : role), clip: cell)
        }
        write(row.name, endingAt: Width.of(row.name), .strong)
        write(row.rate, endingAt: Self.rateEnd, .text)
        if showsCounts { write(row.count, endingAt: width(counted: true), .faint) }
    }

    private func width(counted: Bool) -> Int {
        counted ? Self.rateEnd + Self.gap + (rows.map { Width.of($0.count) }.max() ?? 0) : Self.rateEnd
    }

    private static func across(in area: Rect, width: Int) -> Int {
        max(1, (area.columns + gap) / (width + gap))
    }

    /// How many rows are seen whole.
    private func fitting(in area: Rect, width: Int) -> Int {
        width > area.columns ? 0 : min(rows.count, Self.across(in: area, width: width) * area.rows)
    }
}
