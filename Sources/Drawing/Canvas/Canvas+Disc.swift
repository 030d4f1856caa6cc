extension Canvas {
    /// Draws a round spot; its radius, and the radius around its centre that stays empty, are in units.
    ///
    /// The centre moves to the nearest half dot, so that the spot is the same on all sides wherever it stands.
    package mutating func disc(centre: Point, radius: Double, hole: Double = 0, _ ink: Ink) {
        guard marker != .ascii else { return plot(centre, ink) }
        guard let middle = middle(centre), radius < 1e6 else { return }
        let across = max(Self.leastRadius, radius * Double(marker.dots.columns))
        let down = max(Self.leastRadius, radius / 2 * Double(marker.dots.rows))
        let columns = Self.whole(middle.x - across, middle.x + across).clamped(to: 0..<dots.columns)
        for row in Self.whole(middle.y - down, middle.y + down).clamped(to: 0..<dots.rows) {
            for column in columns {
                let x = (Double(column) - middle.x) / across
                let y = (Double(row) - middle.y) / down
                let share = (x * x + y * y).squareRoot()
                if share <= 1 && share * radius >= hole { plot(dotColumn: column, dotRow: row, ink) }
            }
        }
    }

    /// The whole numbers from one number to another, both included.
    private static func whole(_ first: Double, _ last: Double) -> Range<Int> {
        Int(first.rounded(.up))..<Int(last.rounded(.down)) + 1
    }

    /// In dots; a spot that is smaller may fall between four dots and show none of them.
    private static let leastRadius = 0.75
}
