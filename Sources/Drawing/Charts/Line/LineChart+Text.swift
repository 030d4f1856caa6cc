import Animation

extension LineChart {
    /// Writes the figures of the level lines where no data stand.
    func drawFigures(on surface: inout Surface, _ rect: Rect, _ canvas: Canvas, _ theme: Theme) {
        let geometry = geometry(canvas.size)
        guard Self.hasAxes(geometry), let style = theme.style(.faint, opacity: transform.opacity) else {
            return
        }
        for (text, place) in LineFigures(geometry: geometry).placed() {
            let place = place.moved(by: transform.textOffset)
            let cells = place.column..<place.endColumn
            guard !cells.contains(where: { canvas.hasData(column: $0, row: place.row) }) else { continue }
            write(text, on: &surface, place, in: rect, style)
        }
    }

    func drawLabels(on surface: inout Surface, _ rect: Rect, _ theme: Theme) {
        let view = Size(columns: rect.columns, rows: rect.rows)
        let labels = LineLabels(
            points: points, geometry: geometry(view), view: view, cursor: cursor)
        for label in labels.placed() {
            let role = label.point == cursor ? Role.strong : .faint
            guard let style = theme.style(role, opacity: transform.opacity) else { return }
            write(label.text, on: &surface, label.place.moved(by: transform.textOffset), in: rect, style)
        }
    }

    private func write(
        _ text: String, on surface: inout Surface, _ place: Rect, in rect: Rect, _ style: Style
    ) {
        surface.write(
            text, column: rect.column + place.column, row: rect.row + place.row, style, clip: rect)
    }
}
