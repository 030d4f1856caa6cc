import Animation

extension RadarChart {
    func drawData(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let line = theme.style(.line, opacity: dataOpacity) else { return }
        let corners = displayed.enumerated().map { geometry.point(ofSpoke: $0.offset, value: $0.element) }
        drawFill(on: &canvas, corners, geometry, theme)
        drawEdges(on: &canvas, corners, geometry, Ink(line, .line, symbol: "*"))
        if showsRanges && isUpdated { drawRanges(on: &canvas, geometry, theme) }
        for (spoke, corner) in corners.enumerated() {
            drawDot(on: &canvas, spoke, corner, geometry, theme)
        }
    }

    /// Of polygon, dots and fill, the whole chart's included.
    private var dataOpacity: Double { opacity * transform.opacity }

    private func drawDot(
        on canvas: inout Canvas, _ spoke: Int, _ corner: Point, _ geometry: RadarGeometry, _ theme: Theme
    ) {
        let own = dotTransforms[spoke] ?? .identity
        let opacity = dataOpacity * own.opacity
        let centre = corner + Point(x: own.x, y: own.y)
        if isUnknown(spoke) {
            guard let style = theme.style(.unknown, opacity: opacity) else { return }
            let radius = geometry.hollowRadius * own.scale
            canvas.disc(centre: centre, radius: radius, hole: radius * 0.6, Ink(style, .dot, symbol: "o"))
        } else {
            guard let style = theme.style(.dot, opacity: opacity) else { return }
            let radius = geometry.dotRadius * own.scale
            canvas.disc(centre: centre, radius: radius, Ink(style, .dot, symbol: "@"))
        }
    }

    private func isUnknown(_ spoke: Int) -> Bool { isUpdated && spokes[spoke].value == nil }

    private func drawFill(
        on canvas: inout Canvas, _ corners: [Point], _ geometry: RadarGeometry, _ theme: Theme
    ) {
        guard let fill = theme.fill(opacity: dataOpacity) else { return }
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
                drawDashes(on: &canvas, corner, corners[next], gap: geometry.hollowRadius + 0.5, ink)
            } else {
                canvas.line(from: corner, to: corners[next], ink, halfWidth: isThick ? 0.75 : 0.5)
            }
        }
    }

    /// The radius in units from which the line is two dots wide.
    private static let thickFrom = 20.0

    /// Whole dashes, one unit long and one apart, stand in the middle of what lies clear of the dots at both ends.
    private func drawDashes(on canvas: inout Canvas, _ start: Point, _ end: Point, gap: Double, _ ink: Ink) {
        let length = start.distance(to: end)
        let clear = length - 2 * gap
        guard clear > 0, clear < 1e6 else { return }
        let count = max(1, Int((clear + 1) / 2))
        let margin = (length - min(clear, Double(2 * count - 1))) / 2
        canvas.line(
            from: start.moved(towards: end, by: margin / length),
            to: end.moved(towards: start, by: margin / length), ink, dash: (stroke: 1, gap: 1))
    }
}
