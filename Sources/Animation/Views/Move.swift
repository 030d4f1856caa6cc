/// Goes a step away and comes back.
package struct Move: ViewAnimation, Hashable {
    private let axis: Axis
    private let stops: Stops

    /// - Parameters:
    ///   - duration: seconds there, and as many back.
    ///   - axis: right, down or both.
    ///   - step: how far; below 0 it goes left or up.
    ///   - curve: of either way.
    package init(duration: Double, axis: Axis, step: Double, curve: TimingCurve = .linear) {
        self.axis = axis
        stops = Stops([0, step, 0], length: 2 * duration, curve: curve)
    }

    package var length: Double? { stops.length }

    package func transform(at elapsed: Double) -> Transform { axis.translation(stops.value(at: elapsed)) }
}
