/// A line through values over time, with faint bars for how many each rests on.
package struct LineChart: Sendable {
    /// One point in time.
    package struct Point: Hashable, Sendable {
        /// Nil where nothing is known: the line has a gap there.
        package var value: Double?

        /// Out of how many.
        package var count: Int
        package var label: String

        package init(value: Double?, count: Int, label: String) {
            self.value = value
            self.count = count
            self.label = label
        }
    }

    package var points: [Point]

    /// Where each point is displayed; nil draws nothing there.
    package var displayed: [Double?]

    /// The value at the upper edge; nil takes the largest one.
    package var scale: Double?

    /// The place of the point that is marked.
    package var cursor: Int?

    package init(points: [Point], displayed: [Double?]) {
        self.points = points
        self.displayed = displayed
    }

    /// Draws the chart in a rectangle of a surface; a small one gets no writing.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        let view = Size(columns: rect.columns, rows: rect.rows)
        let area = LineChartArea(view: view, count: points.count, scale: usedScale)
        var canvas = Canvas(view, marker: look.marker)
        drawGrid(on: &canvas, area, look.theme)
        drawBars(on: &canvas, area, look.theme)
        drawCursor(on: &canvas, area, look.theme)
        drawLine(on: &canvas, area, look.theme)
        canvas.draw(on: &surface, column: rect.column, row: rect.row, paper: look.theme.style(.grid))
        drawScale(on: &surface, rect, area, look.theme)
        drawLabels(on: &surface, rect, area, look.theme)
    }

    private var usedScale: Double {
        let largest = scale ?? points.compactMap(\.value).max() ?? 1
        return largest > 0 ? largest : 1
    }
}

extension LineChart {
    private static let levels = [0, 0.5, 1]

    private func drawGrid(on canvas: inout Canvas, _ area: LineChartArea, _ theme: Theme) {
        let ink = Ink(theme.style(.grid), .grid, symbol: ".")
        for level in Self.levels {
            canvas.dots(
                from: area.point(share: 0, value: level * usedScale),
                to: area.point(share: 1, value: level * usedScale), ink, spacing: 1.5)
        }
    }

    /// Bars stand on the lower edge; the tallest takes a quarter of the height.
    private func drawBars(on canvas: inout Canvas, _ area: LineChartArea, _ theme: Theme) {
        guard let most = points.map(\.count).max(), most > 0 else { return }
        let ink = Ink(theme.style(.track), .grid, symbol: ":")
        for (place, point) in points.enumerated() where point.count > 0 {
            let height = Double(point.count) / Double(most) / 4
            canvas.line(
                from: area.point(place, value: 0), to: area.point(place, value: height * usedScale), ink)
        }
    }

    private func drawCursor(on canvas: inout Canvas, _ area: LineChartArea, _ theme: Theme) {
        guard let cursor, points.indices.contains(cursor) else { return }
        canvas.dots(
            from: area.point(cursor, value: 0), to: area.point(cursor, value: usedScale),
            Ink(theme.style(.whisker), .grid, symbol: "|"), spacing: 1)
    }

    private func drawLine(on canvas: inout Canvas, _ area: LineChartArea, _ theme: Theme) {
        let line = Ink(theme.style(.line), .line, symbol: "*")
        let dot = Ink(theme.style(.dot), .dot, symbol: "@")
        let places = displayed.enumerated().compactMap { place, value in
            value.map { (place: place, point: area.point(place, value: $0)) }
        }
        for (one, next) in zip(places, places.dropFirst()) where next.place == one.place + 1 {
            canvas.line(from: one.point, to: next.point, line)
        }
        let radius = area.hasRoomForDots ? 0.75 : 0.5
        for place in places { canvas.disc(centre: place.point, radius: radius, dot) }
    }

    private func drawScale(
        on surface: inout Surface, _ rect: Rect, _ area: LineChartArea, _ theme: Theme
    ) {
        guard rect.rows >= 6, rect.columns >= 30 else { return }
        for level in Self.levels {
            let text = Figures.percent(level * usedScale)
            let point = area.point(share: 0, value: level * usedScale)
            let column = rect.column + max(0, Int(point.x) - Width.of(text) - 1)
            surface.write(
                text, column: column, row: rect.row + min(rect.rows - 1, Int(point.y / 2)),
                theme.style(.faint))
        }
    }

    /// As many labels as fit below their points, from the newest back.
    private func drawLabels(
        on surface: inout Surface, _ rect: Rect, _ area: LineChartArea, _ theme: Theme
    ) {
        let row = Int(area.point(share: 0, value: 0).y / 2) + 1
        guard rect.rows >= 6, row < rect.rows else { return }
        var free = rect.endColumn
        var former: String?
        for (place, point) in points.enumerated().reversed() where point.label != former {
            let width = Width.of(point.label)
            let middle = rect.column + Int(area.point(place, value: 0).x)
            let column = min(max(rect.column, middle - width / 2), rect.endColumn - width)
            guard column >= rect.column, column + width < free else { continue }
            surface.write(point.label, column: column, row: rect.row + row, theme.style(.faint))
            free = column - 1
            former = point.label
        }
    }
}
