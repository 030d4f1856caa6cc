import Glibc

extension Canvas {
    /// Draws a dotted circle, the same on all four sides; radius and spacing are in units.
    ///
    /// The spacing along the circle is reached as nearly as three equal parts in each quarter allow. No dot stands
    /// on an axis: where the centre lies between two dots it would have to choose a side.
    package mutating func circle(centre: Point, radius: Double, _ ink: Ink, spacing: Double) {
        guard let middle = middle(centre), radius > 0, radius < 1e6, spacing > 0 else { return }
        let across = radius * Double(marker.dots.columns)
        let down = radius / 2 * Double(marker.dots.rows)
        let count = max(1, Int((.pi / 2 * radius / spacing / 3).rounded())) * 3
        for place in 0..<count {
            let angle = .pi / 2 * (Double(place) + 0.5) / Double(count)
            let right = (middle.x + across * cos(angle)).rounded()
            let bottom = (middle.y + down * sin(angle)).rounded()
            for column in [right, 2 * middle.x - right] {
                for row in [bottom, 2 * middle.y - bottom] {
                    plot(dotColumn: Int(column), dotRow: Int(row), ink)
                }
            }
        }
    }
}
