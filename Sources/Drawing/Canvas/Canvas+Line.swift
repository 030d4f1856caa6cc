extension Canvas {
    /// Draws a straight line between two points in units, the same in both directions.
    ///
    /// `halfWidth` counts dots on either side of the line that are switched on too; `dash` gives the lengths of
    /// stroke and gap in units, nil is an unbroken line.
    package mutating func line(
        from start: Point, to end: Point, _ ink: Ink, halfWidth: Double = 0.5,
        dash: (stroke: Double, gap: Double)? = nil
    ) {
        let first = snapped(inDots(start))
        let last = snapped(inDots(end))
        // Of a line of characters more than one a step looks like two lines.
        let halfWidth = marker == .ascii ? 0 : halfWidth
        guard Self.isNear(first), Self.isNear(last) else { return }
        let ink = sloped(ink, from: start, to: end)
        let course = Course(first, last)
        let length = start.distance(to: end)
        let limit = course.isSteep ? dots.rows : dots.columns
        for step in course.steps.clamped(to: 0..<limit) {
            if let dash, !course.isStroke(at: step, of: length, dash) { continue }
            for place in course.places(at: step, halfWidth: halfWidth) {
                plot(dotColumn: course.isSteep ? place : step, dotRow: course.isSteep ? step : place, ink)
            }
        }
    }

    /// Draws dots along a straight line between points in units, the first at its start.
    package mutating func dots(from start: Point, to end: Point, _ ink: Ink, spacing: Double) {
        let length = start.distance(to: end)
        guard length > 0, length < 1e6, spacing > 0 else { return }
        for place in 0...Int(length / spacing) {
            plot(start.moved(towards: end, by: Double(place) * spacing / length), ink)
        }
    }

    /// In ASCII a line runs from cell to cell, the same in which a dot at its end stands.
    private func snapped(_ place: Point) -> Point {
        guard marker == .ascii else { return place }
        return Point(x: (place.x + 0.5).rounded(.down), y: (place.y + 0.5).rounded(.down))
    }

    /// In ASCII a line looks like its slope.
    private func sloped(_ ink: Ink, from start: Point, to end: Point) -> Ink {
        guard marker == .ascii, ink.level == .line else { return ink }
        let across = end.x - start.x
        let down = end.y - start.y
        var ink = ink
        if abs(down) < abs(across) / 2 {
            ink.symbol = "-"
        } else if abs(across) < abs(down) / 3 {
            ink.symbol = "|"
        } else {
            ink.symbol = (across > 0) == (down > 0) ? "\\" : "/"
        }
        return ink
    }
}
