/// Grows or shrinks to a level and back to the natural size.
package struct Zoom: ViewAnimation, Hashable {
    private let stops: Stops

    /// - Parameters:
    ///   - duration: seconds to the level, and as many back.
    ///   - level: the scale on the way; 1 is the natural size.
    ///   - curve: of either way.
    package init(duration: Double, level: Double, curve: TimingCurve = .linear) {
        stops = Stops([1, level, 1], length: 2 * duration, curve: curve)
    }

    package var length: Double? { stops.length }

    package func transform(at elapsed: Double) -> Transform { Transform(scale: stops.value(at: elapsed)) }
}
