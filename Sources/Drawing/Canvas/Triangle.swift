/// Three points in units.
package struct Triangle: Hashable, Sendable {
    package var a, b, c: Point

    package init(_ a: Point, _ b: Point, _ c: Point) {
        self.a = a
        self.b = b
        self.c = c
    }

    /// Whether a point lies inside or on the edge, whichever way round the corners go; a flat one contains nothing.
    package func contains(_ point: Point) -> Bool {
        let area = Self.side(a, b, c)
        guard abs(area) > 1e-9 else { return false }
        let sign: Double = area > 0 ? 1 : -1
        return Self.side(a, b, point) * sign >= 0 && Self.side(b, c, point) * sign >= 0
            && Self.side(c, a, point) * sign >= 0
    }

    /// Twice the signed area of three points.
    private static func side(_ from: Point, _ to: Point, _ point: Point) -> Double {
        (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
}
