extension Canvas {
    /// Draws a round spot around a point in units.
    ///
    /// The centre moves to the nearest half dot, so that the spot is the same on all sides wherever it stands.
    /// - Parameters:
    ///   - radius: in units.
    ///   - hole: what stays empty around the centre, in units; 0 is a filled disc.
    package mutating func disc(centre: Point, radius: Double, hole: Double = 0, _ ink: Ink) {
        let exact = inDots(centre)
        let middle = Point(x: (exact.x * 2).rounded() / 2, y: (exact.y * 2).rounded() / 2)
        let across = radius * Double(marker.dots.columns)
        let down = radius / 2 * Double(marker.dots.rows)
        guard marker != .ascii, across > 0.5 else {
            plot(centre, ink)
            return
        }
        for row in Int((middle.y - down).rounded(.up))...max(
            Int((middle.y - down).rounded(.up)), Int((middle.y + down).rounded(.down)))
        {
            for column in Int((middle.x - across).rounded(.up))...Int((middle.x + across).rounded(.down)) {
                let x = (Double(column) - middle.x) / across
                let y = (Double(row) - middle.y) / down
                let share = (x * x + y * y).squareRoot()
                if share <= 1 && share * radius >= hole { plot(dotColumn: column, dotRow: row, ink) }
            }
        }
    }
}
