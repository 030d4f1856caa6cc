/// Where the points of a line chart lie in a view, in units from its corner.
package struct LineGeometry: Hashable, Sendable {
    /// The shares of the view that the chart's area takes, in its middle.
    package static let share = (width: 0.9, height: 0.8)

    package let left: Double
    package let top: Double
    package let width: Double
    package let height: Double

    /// How many points share the width.
    package let count: Int

    /// The value at the top; above 0.
    package let scale: Double

    package init(view: Size, count: Int, scale: Double) {
        let across = Double(view.columns)
        let down = Double(view.rows) * 2
        width = across * Self.share.width
        height = down * Self.share.height
        left = (across - width) / 2
        top = (down - height) / 2
        self.count = count
        self.scale = scale
    }

    package var bottom: Double { top + height }

    var centre: Point { Point(x: left + width / 2, y: top + height / 2) }

    /// From one point to the next; the whole width where there is only one.
    var spacing: Double { count > 1 ? width / Double(count - 1) : width }

    /// A single point stands in the middle.
    package func x(ofPoint place: Int) -> Double {
        count > 1 ? left + Double(place) * width / Double(count - 1) : left + width / 2
    }

    package func y(ofValue value: Double) -> Double { bottom - value * height / scale }

    package func point(_ place: Int, value: Double) -> Point {
        Point(x: x(ofPoint: place), y: y(ofValue: value))
    }

    /// The radius of the dots on the line, in units; nil where they would run into each other.
    var dotRadius: Double? { spacing < 1.5 ? nil : spacing < 3 || height < 12 ? 0.5 : 1 }

    /// How many points a view of a width in cells shows apart from each other.
    package static func capacity(columns: Int) -> Int {
        max(1, Int(Double(columns) * share.width / 2) + 1)
    }
}
