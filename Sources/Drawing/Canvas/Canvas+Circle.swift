extension Canvas {
    /// Draws a dotted circle; the dots lie in the same places on all four sides.
    /// - Parameters:
    ///   - radius: in units.
    ///   - spacing: the distance of the dots along the circle in units, reached as nearly as twelve parts allow.
    package mutating func circle(centre: Point, radius: Double, _ ink: Ink, spacing: Double) {
        guard radius > 0, spacing > 0 else { return }
        let count = max(12, Int((2 * Double.pi * radius / spacing / 12).rounded()) * 12)
        for place in 0..<count {
            plot(centre.moved(by: radius, angle: 2 * .pi * Double(place) / Double(count)), ink)
        }
    }

    /// Draws dots along a straight line, the first at its start.
    package mutating func dots(from start: Point, to end: Point, _ ink: Ink, spacing: Double) {
        let length = start.distance(to: end)
        guard length > 0, spacing > 0 else { return }
        for place in 0...Int(length / spacing) {
            plot(start.moved(towards: end, by: Double(place) * spacing / length), ink)
        }
    }

    /// Switches on the dot in which a point in units lies.
    package mutating func plot(_ point: Point, _ ink: Ink) {
        let dot = inDots(point)
        plot(dotColumn: Int(dot.x.rounded()), dotRow: Int(dot.y.rounded()), ink)
    }
}
