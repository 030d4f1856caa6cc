import Animation
import Glibc

extension Transform {
    /// Moves a point in units: turned and scaled around a centre first, then moved.
    func applied(to point: Point, around centre: Point) -> Point {
        let across = (point.x - centre.x) * scale
        let down = (point.y - centre.y) * scale
        guard rotation != 0 else { return Point(x: centre.x + across + x, y: centre.y + down + y) }
        return Point(
            x: centre.x + across * cos(rotation) + down * sin(rotation) + x,
            y: centre.y - across * sin(rotation) + down * cos(rotation) + y)
    }

    /// How far text of a chart moves, whose lengths are units.
    var textOffset: (columns: Int, rows: Int) { (x.wholeCells, (y / 2).wholeCells) }
}
