/// Three points in units.
package struct Triangle: Hashable, Sendable {
    package var a, b, c: Point

    package init(_ a: Point, _ b: Point, _ c: Point) {
        self.a = a
        self.b = b
        self.c = c
    }

    /// Where a level line runs through the triangle, from left to right; nil where it misses it.
    func span(atY y: Double) -> ClosedRange<Double>? {
        var left = Double.infinity
        var right = -Double.infinity
        for (from, to) in [(a, b), (b, c), (c, a)] where from.y != to.y {
            guard min(from.y, to.y) <= y, y <= max(from.y, to.y) else { continue }
            let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
            left = min(left, x)
            right = max(right, x)
        }
        return left <= right ? left...right : nil
    }
}
