import Glibc

/// A place in units: a cell is 1 wide and 2 high, y grows downward.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    /// The place at a distance from here, under an angle in radians, counter-clockwise from three o'clock.
    ///
    /// Quarter turns are exact, so that level and upright lines stay in one row or column of dots.
    package func moved(by distance: Double, angle: Double) -> Point {
        Point(x: x + Self.exact(cos(angle)) * distance, y: y - Self.exact(sin(angle)) * distance)
    }

    private static func exact(_ share: Double) -> Double { abs(share) < 1e-12 ? 0 : share }

    /// The place on the way to another, where 0 is here and 1 there.
    package func moved(towards other: Point, by share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    package func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }
}
