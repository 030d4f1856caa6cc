import Animation

/// Where the spokes of a radar chart lie.
package struct RadarGeometry: Hashable, Sendable {
    package enum Orientation: String, CaseIterable, Sendable {
        /// Spoke i at i × 30°, counter-clockwise from three o'clock.
        case mathematical

        /// Spoke i at i + 1 o'clock.
        case clock
    }

    package static let spokeCount = 12

    /// The share of the view's smaller side that the diameter takes.
    package static let share = 0.7

    /// In units, from the corner of the view.
    package let centre: Point

    /// In units.
    package let radius: Double
    package let orientation: Orientation

    /// By how much all spokes are turned, in radians, counter-clockwise.
    package let rotation: Double

    package init(centre: Point, radius: Double, orientation: Orientation, rotation: Double = 0) {
        self.centre = centre
        self.radius = radius
        self.orientation = orientation
        self.rotation = rotation
    }

    /// The chart in the middle of a view, its diameter 0.7 of the smaller of width and height.
    package init(view: Size, orientation: Orientation) {
        let width = Double(view.columns)
        let height = Double(view.rows) * 2
        self.init(
            centre: Point(x: width / 2, y: height / 2), radius: Self.share * min(width, height) / 2,
            orientation: orientation)
    }

    /// In radians, counter-clockwise from three o'clock; the spoke may be a fraction, between two others.
    package func angle(ofSpoke spoke: Double) -> Double {
        switch orientation {
        case .mathematical: rotation + spoke * 2 * .pi / Double(Self.spokeCount)
        case .clock: rotation + .pi / 2 - (spoke + 1) * 2 * .pi / Double(Self.spokeCount)
        }
    }

    /// The place of a value, 0 at the centre and 1 at the spoke's end, in units.
    package func point(ofSpoke spoke: Double, value: Double) -> Point {
        centre.moved(by: value * radius, angle: angle(ofSpoke: spoke))
    }

    package func point(ofSpoke spoke: Int, value: Double) -> Point {
        point(ofSpoke: Double(spoke), value: value)
    }

    /// The radius of the dots on the polygon's corners, in units.
    package var dotRadius: Double { radius < 7 ? 0.5 : radius < 40 ? 1 : 1.25 }

    /// The radius of the hollow dots, in units; smaller ones would have no hole to be seen, or a broken edge.
    package var hollowRadius: Double { max(1.05, dotRadius) }

    package func scaled(by factor: Double) -> RadarGeometry {
        RadarGeometry(
            centre: centre, radius: radius * factor, orientation: orientation, rotation: rotation)
    }

    /// The same chart somewhere else, its lengths in units; a negative scale counts as 0.
    package func transformed(by transform: Transform) -> RadarGeometry {
        RadarGeometry(
            centre: centre + Point(x: transform.x, y: transform.y), radius: radius * max(0, transform.scale),
            orientation: orientation, rotation: rotation + transform.rotation)
    }
}
