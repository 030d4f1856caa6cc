import Animation

extension LineChart {
    /// A smaller area, in units, has nothing but its line.
    private static let least = (width: 8.0, height: 6.0)

    static func hasAxes(_ geometry: LineGeometry) -> Bool {
        geometry.width >= least.width && geometry.height >= least.height
    }

    /// The shares of the scale that have a level line; the first is the base.
    static func levels(_ geometry: LineGeometry) -> [Double] {
        geometry.height < 24 ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]
    }

    func drawAxes(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard Self.hasAxes(geometry), let style = theme.style(.grid, opacity: transform.opacity) else {
            return
        }
        for level in Self.levels(geometry) {
            let y = geometry.y(ofValue: level * top)
            canvas.dots(
                from: moved(Point(x: geometry.left, y: y), geometry),
                to: moved(Point(x: geometry.left + geometry.width, y: y), geometry),
                Ink(style, .grid, symbol: "."), spacing: level == 0 ? 1 : 2)
        }
    }

    /// Draws the upright line through the marked point.
    func drawCursor(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let cursor, points.indices.contains(cursor), Self.hasAxes(geometry),
            let style = theme.style(.whisker, opacity: transform.opacity)
        else { return }
        let x = geometry.x(ofPoint: cursor)
        // Coarser dots would join to a line that outdoes the data.
        let spacing = canvas.marker == .braille ? 1.0 : 2
        canvas.dots(
            from: moved(Point(x: x, y: geometry.top), geometry),
            to: moved(Point(x: x, y: geometry.bottom), geometry), Ink(style, .grid, symbol: "|"),
            spacing: spacing)
    }
}
