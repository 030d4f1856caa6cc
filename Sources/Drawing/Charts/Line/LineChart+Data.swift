import Animation

extension LineChart {
    /// The height in units from which the line is two dots wide.
    private static let thickFrom = 40.0

    func drawLine(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let style = theme.style(.line, opacity: transform.opacity) else { return }
        let isThick = canvas.marker == .braille && geometry.height >= Self.thickFrom
        for next in points.indices.dropFirst() {
            guard let start = place(next - 1, geometry), let end = place(next, geometry) else { continue }
            canvas.line(
                from: start, to: end, Ink(style, .line, symbol: "*"), halfWidth: isThick ? 0.75 : 0.5)
        }
    }

    /// Draws the points; where they are too dense for dots, those alone that no line shows.
    func drawDots(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let style = theme.style(.dot, opacity: transform.opacity) else { return }
        let ink = Ink(style, .dot, symbol: "@")
        for point in points.indices where point != cursor {
            guard geometry.dotRadius != nil || isAlone(point) else { continue }
            drawDot(on: &canvas, point, radius: geometry.dotRadius ?? 0.5, geometry, ink)
        }
        drawMarked(on: &canvas, geometry, theme)
    }

    private func drawMarked(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let cursor, points.indices.contains(cursor),
            let style = theme.style(.strong, opacity: transform.opacity)
        else { return }
        let radius = (geometry.dotRadius ?? 0.5) + 0.5
        drawDot(on: &canvas, cursor, radius: radius, geometry, Ink(style, .dot, symbol: "#"))
    }

    private func drawDot(
        on canvas: inout Canvas, _ point: Int, radius: Double, _ geometry: LineGeometry, _ ink: Ink
    ) {
        guard let centre = place(point, geometry) else { return }
        canvas.disc(centre: centre, radius: radius * transform.scale, ink)
    }

    private func isAlone(_ point: Int) -> Bool {
        func isGap(_ place: Int) -> Bool { !points.indices.contains(place) || points[place].value == nil }
        return isGap(point - 1) && isGap(point + 1)
    }
}
