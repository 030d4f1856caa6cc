/// A radar chart of twelve spokes at one moment of its life.
package struct RadarChart: Sendable {
    /// Where every spoke stands before the data arrive, and those without data for ever.
    package static let initialValue = 0.6

    package var spokes: [RadarSpoke]

    /// Where the polygon's corners are displayed, a value a spoke, 0 to 1.
    package var displayed: [Double]

    /// Whether the spokes' values have arrived: labels say them.
    package var isKnown = true

    /// Whether the polygon has set out for the values: spokes without one look unknown.
    package var isUpdated = true

    /// Of polygon, dots and fill; 0 to 1.
    package var opacity = 1.0
    package var orientation = RadarGeometry.Orientation.mathematical

    /// Draws each spoke's range as a whisker.
    package var showsRanges = false

    /// The rate of guessing, drawn as a ring.
    package var chance: Double?

    package init(spokes: [RadarSpoke], displayed: [Double]) {
        self.spokes = spokes
        self.displayed = displayed
    }

    /// Draws the chart in a rectangle of a surface.
    /// - Returns: false, with nothing drawn, where the rectangle is too small for a chart.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) -> Bool {
        let view = Size(columns: rect.columns, rows: rect.rows)
        guard
            let layout = RadarLayout(
                view: view, spokes: spokes, isKnown: isKnown, orientation: orientation, symbols: look.symbols)
        else { return false }
        var canvas = Canvas(view, marker: look.marker)
        drawGrid(on: &canvas, layout.geometry, look.theme)
        drawChance(on: &canvas, layout.geometry, look.theme)
        drawData(on: &canvas, layout.geometry, look.theme)
        canvas.draw(on: &surface, column: rect.column, row: rect.row)
        drawRingFigures(on: &surface, rect, canvas, layout, look.theme)
        for label in layout.labels { draw(label, on: &surface, rect, look.theme) }
        return true
    }

    private func draw(_ label: RadarLabel, on surface: inout Surface, _ rect: Rect, _ theme: Theme) {
        var column = rect.column + label.rect.column
        for piece in label.pieces {
            column = surface.write(
                piece.text, column: column, row: rect.row + label.rect.row, theme.style(piece.role))
        }
    }
}

extension RadarChart {
    private func drawGrid(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        let ink = Ink(theme.style(.grid), .grid, symbol: ".")
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

    private func drawChance(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let chance else { return }
        let ink = Ink(theme.style(.chance), .line, symbol: "%")
        canvas.circle(centre: geometry.centre, radius: chance * geometry.radius, ink, spacing: 0.75)
    }

    private func drawRingFigures(
        on surface: inout Surface, _ rect: Rect, _ canvas: Canvas, _ layout: RadarLayout, _ theme: Theme
    ) {
        guard layout.showsRingFigures else { return }
        let figures = RingFigures(values: spokes.map { $0.value ?? Self.initialValue }, layout.geometry)
        for (text, place) in figures.placed() {
            let cells = place.column..<place.endColumn
            guard !cells.contains(where: { canvas.hasData(column: $0, row: place.row) }) else { continue }
            for (column, character) in zip(cells, text) {
                var style = theme.style(.faint)
                style.background = surface[rect.column + column, rect.row + place.row].style.background
                surface[rect.column + column, rect.row + place.row] = Cell(character, style)
            }
        }
    }
}

extension RadarChart {
    private func drawData(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let line = theme.style(.line, opacity: opacity), let dot = theme.style(.dot, opacity: opacity)
        else { return }
        let corners = displayed.enumerated().map { geometry.point(ofSpoke: $0.offset, value: $0.element) }
        drawFill(on: &canvas, corners, geometry, theme)
        drawEdges(on: &canvas, corners, geometry, Ink(line, .line, symbol: "*"))
        if showsRanges && isUpdated { drawRanges(on: &canvas, geometry, theme) }
        let unknown = theme.style(.unknown, opacity: opacity) ?? dot
        for (spoke, corner) in corners.enumerated() {
            if isUnknown(spoke) {
                canvas.disc(
                    centre: corner, radius: geometry.dotRadius, hole: geometry.dotRadius * 0.6,
                    Ink(unknown, .dot, symbol: "o"))
            } else {
                canvas.disc(
                    centre: corner, radius: showsRanges ? 0.5 : geometry.dotRadius,
                    Ink(dot, .dot, symbol: "@"))
            }
        }
    }

    private func isUnknown(_ spoke: Int) -> Bool { isUpdated && spokes[spoke].value == nil }

    private func drawFill(
        on canvas: inout Canvas, _ corners: [Point], _ geometry: RadarGeometry, _ theme: Theme
    ) {
        guard let fill = theme.fill(opacity: opacity) else { return }
        let triangles = corners.indices.compactMap { place -> Triangle? in
            let next = (place + 1) % corners.count
            guard !isUnknown(place), !isUnknown(next) else { return nil }
            return Triangle(geometry.centre, corners[place], corners[next])
        }
        canvas.fill(triangles, with: fill)
    }

    private func drawEdges(
        on canvas: inout Canvas, _ corners: [Point], _ geometry: RadarGeometry, _ ink: Ink
    ) {
        let isThick = canvas.marker == .braille && geometry.radius >= Self.thickFrom
        for (place, corner) in corners.enumerated() {
            let next = (place + 1) % corners.count
            if isUnknown(place) || isUnknown(next) {
                drawDashes(on: &canvas, corner, corners[next], gap: geometry.dotRadius + 0.5, ink)
            } else {
                canvas.line(from: corner, to: corners[next], ink, halfWidth: isThick ? 0.75 : 0.5)
            }
        }
    }

    /// The radius in units from which the line is two dots wide.
    private static let thickFrom = 20.0

    /// Dashes stand clear of the dots at both ends, so that these keep their shape.
    private func drawDashes(on canvas: inout Canvas, _ start: Point, _ end: Point, gap: Double, _ ink: Ink) {
        let length = start.distance(to: end)
        guard length > 2 * gap else { return }
        canvas.line(
            from: start.moved(towards: end, by: gap / length), to: end.moved(towards: start, by: gap / length),
            ink, dash: (stroke: 1, gap: 1))
    }

    private func drawRanges(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let style = theme.style(.whisker, opacity: opacity) else { return }
        for (spoke, value) in spokes.enumerated() {
            guard let range = value.range else { continue }
            let low = geometry.point(ofSpoke: spoke, value: range.lowerBound)
            let high = geometry.point(ofSpoke: spoke, value: range.upperBound)
            let ink = Ink(style, .whisker, symbol: "+")
            canvas.line(from: low, to: high, ink)
            let across = geometry.angle(ofSpoke: Double(spoke)) + .pi / 2
            for end in [low, high] {
                canvas.line(
                    from: end.moved(by: 0.5, angle: across), to: end.moved(by: -0.5, angle: across), ink)
            }
        }
    }
}
