extension RadarLabel {
    /// The place of a label of a width beside the end of a spoke, outside a circle around the chart; `clearance`
    /// counts the units that stay free between the outermost ring and the label.
    static func rect(spoke: Int, width: Int, _ geometry: RadarGeometry, clearance: Double) -> Rect {
        var distance = geometry.radius + clearance
        while true {
            let rect = rect(spoke: spoke, width: width, geometry, distance: distance)
            if distance > geometry.radius + clearance + 4
                || distanceSquared(geometry.centre, rect) >= (geometry.radius + clearance)
                    * (geometry.radius + clearance)
            {
                return rect
            }
            distance += 0.25
        }
    }

    private static func rect(
        spoke: Int, width: Int, _ geometry: RadarGeometry, distance: Double
    ) -> Rect {
        let anchor = geometry.centre.moved(by: distance, angle: geometry.angle(ofSpoke: Double(spoke)))
        let across = (anchor.x - geometry.centre.x) / max(distance, 0.001)
        let column: Double
        if across > 0.3 {
            column = anchor.x.rounded(.up)
        } else if across < -0.3 {
            column = anchor.x.rounded(.down) - Double(width)
        } else {
            column = (anchor.x - Double(width) / 2).rounded(.down)
        }
        let isBelow = anchor.y > geometry.centre.y
        let row =
            abs(anchor.y - geometry.centre.y) < 0.5
            ? (geometry.centre.y / 2 - 0.01).rounded(.down)
            : isBelow ? (anchor.y / 2 - 0.25).rounded(.down) : (anchor.y / 2 - 0.75).rounded(.up)
        return Rect(column: Int(column), row: Int(row), columns: width, rows: 1)
    }

    /// The square of the distance from a point to the nearest point of a rectangle of cells, in units.
    private static func distanceSquared(_ point: Point, _ rect: Rect) -> Double {
        let x = max(Double(rect.column), min(point.x, Double(rect.endColumn)))
        let y = max(Double(rect.row) * 2, min(point.y, Double(rect.endRow) * 2))
        return (x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)
    }
}
