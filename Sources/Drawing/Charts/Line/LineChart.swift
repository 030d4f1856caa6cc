import Animation

/// A line chart of a rate over time at one moment of its life.
package struct LineChart: Sendable {
    package var points: [LinePoint]

    /// Where the points are displayed, a value each; one without a value of its own is not drawn all the same.
    package var displayed: [Double]

    /// The value at the top of the chart; the largest value where it is nil.
    package var scale: Double?

    /// The point that is marked.
    package var cursor: Int?

    /// Of the whole chart around its centre, in units; its text only moves, by whole cells, and fades.
    package var transform = Transform.identity

    /// `displayed` is where the points' values are by default.
    package init(points: [LinePoint], displayed: [Double]? = nil, scale: Double? = 1, cursor: Int? = nil) {
        self.points = points
        self.scale = scale
        self.cursor = cursor
        self.displayed = displayed ?? points.map { $0.value ?? 0 }
    }

    /// The value at the top, above 0 whatever the values are.
    package var top: Double {
        let top = scale ?? points.compactMap(\.value).max() ?? 1
        return top > 0 && top.isFinite ? top : 1
    }

    /// Where every point lies before the line has risen: half-way up.
    package var flat: [Double] { points.map { _ in top / 2 } }

    /// Draws the chart in a rectangle of a surface; what there is no room for is left out, labels before axes.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        let view = Size(columns: rect.columns, rows: rect.rows)
        let canvas = canvas(view, look)
        canvas.draw(on: &surface, column: rect.column, row: rect.row, paper: look.theme.style(.line))
        drawFigures(on: &surface, rect, canvas, look.theme)
        drawLabels(on: &surface, rect, look.theme)
    }

    /// All of the picture but its text.
    func canvas(_ view: Size, _ look: Look) -> Canvas {
        var canvas = Canvas(view, marker: look.marker)
        let geometry = geometry(view)
        drawAxes(on: &canvas, geometry, look.theme)
        drawBars(on: &canvas, geometry, look.theme)
        drawCursor(on: &canvas, geometry, look.theme)
        drawLine(on: &canvas, geometry, look.theme)
        drawDots(on: &canvas, geometry, look.theme)
        return canvas
    }

    func geometry(_ view: Size) -> LineGeometry { LineGeometry(view: view, count: points.count, scale: top) }

    /// The displayed place of a point in units, nil in a gap.
    func place(_ point: Int, _ geometry: LineGeometry) -> Point? {
        guard points[point].value != nil, point < displayed.count else { return nil }
        return moved(geometry.point(point, value: displayed[point]), geometry)
    }

    func moved(_ point: Point, _ geometry: LineGeometry) -> Point {
        transform.applied(to: point, around: geometry.centre)
    }
}
