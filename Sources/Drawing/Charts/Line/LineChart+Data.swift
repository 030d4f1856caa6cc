import Animation

extension LineChart {
    /// The height in units from which the line is two dots wide.
    private static let thickFrom = 40.0

    func drawLine(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let style = theme.style(.line, opacity: transform.opacity) else { return }
        let isThick = canvas.marker == .braille && geometry.height >= Self.thickFrom
        var start: Point?
        for next in points.indices where !points[next].isPassed {
            let end = place(next, geometry)
            if let start, let end {
                canvas.line(
                    from: start, to: end, Ink(style, .line, symbol: "*"), halfWidth: isThick ? 0.75 : 0.5)
            }
            start = end
        }
    }

    /// Draws the points; where they are too dense for dots, those alone that no line shows.
    ///
    /// On its way a dot has the colour of the line: two colours that move in every row cost half of a frame's bytes.
    func drawDots(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let arrived = theme.style(.dot, opacity: transform.opacity),
            let moving = theme.style(.line, opacity: transform.opacity)
        else { return }
        for point in points.indices where point != cursor {
            guard geometry.dotRadius != nil || isAlone(point), point < displayed.count else { continue }
            let style = displayed[point] == points[point].value ? arrived : moving
            drawDot(
                on: &canvas, point, radius: geometry.dotRadius ?? 0.5, geometry, Ink(style, .dot, symbol: "@")
            )
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
        func begins(_ points: some Sequence<LinePoint>) -> Bool {
            points.first { !$0.isPassed }?.value != nil
        }
        return !begins(points[..<point].reversed()) && !begins(points[(point + 1)...])
    }
}
