import Animation

extension LineChart {
    /// The share of the chart's height that the longest bar takes.
    private static let barShare = 0.2

    /// Draws a faint bar a point, standing on the base, its height the share of the largest count.
    func drawBars(on canvas: inout Canvas, _ geometry: LineGeometry, _ theme: Theme) {
        guard let most = points.map(\.count).max(), most > 0, Self.hasAxes(geometry),
            let style = theme.style(.track, opacity: transform.opacity)
        else { return }
        let ink = Ink(style, .grid, symbol: ":")
        for (place, point) in points.enumerated() where point.count > 0 {
            let height = Double(point.count) / Double(most) * Self.barShare * geometry.height
            for x in barColumns(geometry.x(ofPoint: place), geometry, canvas.marker) {
                canvas.line(
                    from: moved(Point(x: x, y: geometry.bottom), geometry),
                    to: moved(Point(x: x, y: geometry.bottom - height), geometry), ink)
            }
        }
    }

    /// The columns of dots of a bar around a place, in units; as many for every bar.
    private func barColumns(_ x: Double, _ geometry: LineGeometry, _ marker: Marker) -> [Double] {
        let dots = Double(marker.dots.columns)
        let count = max(1, Int(min(2, geometry.spacing * 0.6) * dots))
        let first = (x * dots - Double(count) / 2).rounded()
        return (0..<count).map { (first + 0.5 + Double($0)) / dots }
    }
}
