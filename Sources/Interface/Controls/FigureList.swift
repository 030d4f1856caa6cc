import Drawing

/// The twelve rates as text in columns, for windows too small for a picture.
struct FigureList {
    var rows: [IntervalRow]

    private static let width = 8

    func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        guard !rect.isEmpty else { return }
        let across = max(1, (rect.columns + 2) / (Self.width + 2))
        let down = (rows.count + across - 1) / across
        let isTight = down > rect.rows
        for (place, row) in rows.enumerated() {
            let line = isTight ? place / across : place % down
            guard line < rect.rows else { return }
            let column = rect.column + (isTight ? place % across : place / down) * (Self.width + 2)
            surface.write(
                row.name, column: column, row: rect.row + line, look.theme.style(.strong), clip: rect)
            surface.write(
                row.rate, column: column + 3, row: rect.row + line, look.theme.style(.text), clip: rect)
        }
    }
}
