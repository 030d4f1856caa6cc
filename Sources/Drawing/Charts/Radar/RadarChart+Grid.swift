import Animation

extension RadarChart {
    func drawGrid(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let style = theme.style(.grid, opacity: transform.opacity) else { return }
        let ink = Ink(style, .grid, symbol: ".")
        let isSmall = geometry.radius < 10
        for ring in isSmall ? [0.5, 1] : RingFigures.rings {
            canvas.circle(
                centre: geometry.centre, radius: ring * geometry.radius, ink, spacing: ring == 1 ? 1.5 : 2)
        }
        for spoke in 0..<RadarGeometry.spokeCount {
            canvas.dots(
                from: geometry.point(ofSpoke: spoke, value: isSmall ? 0.25 : 0.125),
                to: geometry.point(ofSpoke: spoke, value: 1), ink, spacing: 1.5)
        }
    }

    func drawChance(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let chance, let style = theme.style(.chance, opacity: transform.opacity) else { return }
        let ink = Ink(style, .line, symbol: "%")
        canvas.circle(centre: geometry.centre, radius: chance * geometry.radius, ink, spacing: 0.75)
    }

    func drawRingFigures(
        on surface: inout Surface, _ rect: Rect, _ canvas: Canvas, _ layout: RadarLayout, _ theme: Theme
    ) {
        guard layout.showsRingFigures, var style = theme.style(.faint, opacity: transform.opacity) else {
            return
        }
        let figures = RingFigures(values: spokes.map { $0.value ?? Self.initialValue }, layout.geometry)
        for (text, rest) in figures.placed() {
            let place = rest.moved(by: transform.textOffset).intersection(Rect(canvas.size))
            guard place.columns == rest.columns, !place.isEmpty else { continue }
            let cells = place.column..<place.endColumn
            guard !cells.contains(where: { canvas.hasData(column: $0, row: place.row) }),
                !layout.labels.contains(where: { $0.rect.intersects(rest) })
            else { continue }
            for (column, character) in zip(cells, text) {
                style.background = surface[rect.column + column, rect.row + place.row].style.background
                surface[rect.column + column, rect.row + place.row] = Cell(character, style)
            }
        }
    }
}
