/// Shakes around its own place and comes back to it.
///
/// Of the steps the first goes a step size away, the last comes back to the start, and those between go two step
/// sizes, from one side to the other: with three of them 0, +size, −size, 0.
package struct Bounce: ViewAnimation, Hashable {
    private let axis: Axis
    private let stops: Stops

    /// - Parameters:
    ///   - duration: seconds in all, shared equally by the steps.
    ///   - axis: right and left, down and up, or both.
    ///   - steps: fewer than two count as two: away and back.
    ///   - stepSize: how far from its place it goes; below 0 it goes left or up first.
    ///   - curve: of each step.
    package init(
        duration: Double, axis: Axis, steps: Int = 3, stepSize: Double, curve: TimingCurve = .linear
    ) {
        let steps = max(2, steps)
        let turns = (1..<steps).map { $0 % 2 == 1 ? stepSize : -stepSize }
        self.axis = axis
        stops = Stops([0] + turns + [0], length: duration, curve: curve)
    }

    package var length: Double? { stops.length }

    package func transform(at elapsed: Double) -> Transform { axis.translation(stops.value(at: elapsed)) }
}
