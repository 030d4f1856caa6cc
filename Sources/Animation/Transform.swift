/// How far something stands from its own place, for drawing alone: a view's layout never knows of it.
///
/// Turned and scaled around its own centre first, and then moved. Lengths are those of whoever draws: cells for
/// text, units for charts.
package struct Transform: Hashable, Sendable {
    /// To the right.
    package var x: Double

    /// Downward.
    package var y: Double

    /// In radians, counter-clockwise.
    package var rotation: Double

    /// 1 is the natural size.
    package var scale: Double

    /// 0 is not to be seen, 1 opaque.
    package var opacity: Double

    package init(
        x: Double = 0, y: Double = 0, rotation: Double = 0, scale: Double = 1, opacity: Double = 1
    ) {
        self.x = x
        self.y = y
        self.rotation = rotation
        self.scale = scale
        self.opacity = opacity
    }

    package static let identity = Transform()

    /// Both at once: ways and turns add up, scales and opacities multiply, so that the order does not matter.
    package func combined(with other: Transform) -> Transform {
        Transform(
            x: x + other.x, y: y + other.y, rotation: rotation + other.rotation, scale: scale * other.scale,
            opacity: opacity * other.opacity)
    }
}

extension Transform: Interpolatable {
    package func interpolated(to target: Transform, progress: Double) -> Transform {
        func between(_ part: KeyPath<Transform, Double>) -> Double {
            self[keyPath: part].interpolated(to: target[keyPath: part], progress: progress)
        }
        return Transform(
            x: between(\.x), y: between(\.y), rotation: between(\.rotation), scale: between(\.scale),
            opacity: between(\.opacity))
    }
}
