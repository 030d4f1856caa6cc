extension Canvas {
    /// Draws a straight line between two points in units.
    /// - Parameters:
    ///   - halfWidth: dots on either side of the line that are switched on too.
    ///   - dash: lengths of stroke and gap in units; nil is an unbroken line.
    package mutating func line(
        from start: Point, to end: Point, _ ink: Ink, halfWidth: Double = 0.5,
        dash: (stroke: Double, gap: Double)? = nil
    ) {
        let ink = sloped(ink, from: start, to: end)
        let first = inDots(start)
        let last = inDots(end)
        let length = start.distance(to: end)
        let isSteep = abs(last.y - first.y) > abs(last.x - first.x)
        for dot in Self.dots(from: first, to: last, isSteep: isSteep, halfWidth: halfWidth) {
            if let dash, !Self.isStroke(at: dot.share * length, of: length, dash) { continue }
            plot(dotColumn: dot.column, dotRow: dot.row, ink)
        }
    }

    /// Draws the closed line through points in units.
    package mutating func polygon(_ points: [Point], _ ink: Ink, halfWidth: Double = 0.5) {
        for (place, point) in points.enumerated() {
            line(from: point, to: points[(place + 1) % points.count], ink, halfWidth: halfWidth)
        }
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

    /// Strokes lie symmetrically: both ends begin with one.
    private static func isStroke(
        at place: Double, of length: Double, _ dash: (stroke: Double, gap: Double)
    ) -> Bool {
        let fromEnd = min(place, length - place)
        return fromEnd.truncatingRemainder(dividingBy: dash.stroke + dash.gap) < dash.stroke
    }

    /// The dots whose centres lie within a half width of a line, with their share of its length.
    private static func dots(
        from first: Point, to last: Point, isSteep: Bool, halfWidth: Double
    ) -> [(column: Int, row: Int, share: Double)] {
        let along = isSteep ? (first.y, last.y) : (first.x, last.x)
        let beside = isSteep ? (first.x, last.x) : (first.y, last.y)
        let slope = along.1 == along.0 ? 0 : (beside.1 - beside.0) / (along.1 - along.0)
        // Measured square to the major axis a line of the same thickness is wider the more it slopes.
        let reach = max(0.5, halfWidth * (1 + slope * slope).squareRoot())
        let low = Int(min(along.0, along.1).rounded())
        let high = max(low, Int(max(along.0, along.1).rounded()))
        var dots: [(Int, Int, Double)] = []
        for step in low...high {
            let middle = beside.0 + (Double(step) - along.0) * slope
            let share = along.1 == along.0 ? 0 : (Double(step) - along.0) / (along.1 - along.0)
            for place in Int((middle - reach).rounded(.up))...max(
                Int((middle - reach).rounded(.up)), Int((middle + reach - 1e-9).rounded(.down)))
            {
                dots.append((isSteep ? place : step, isSteep ? step : place, min(max(share, 0), 1)))
            }
        }
        return dots
    }
}
