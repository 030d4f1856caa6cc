/// Turns by an angle, once or again and again.
package struct Rotate: ViewAnimation, Hashable {
    package enum Repeats: Hashable, Sendable { case once, forever }

    private let duration: Double
    private let angle: Double
    private let repeats: Repeats
    private let curve: TimingCurve

    /// - Parameters:
    ///   - duration: seconds a turn; with 0 it has turned once and is over at once, whatever `repeats` says.
    ///   - angle: of a turn in radians, counter-clockwise.
    ///   - repeats: once, and it stays turned; or every turn goes on from the one before.
    ///   - curve: of each turn.
    package init(duration: Double, angle: Double, repeats: Repeats, curve: TimingCurve = .linear) {
        self.duration = max(0, duration)
        self.angle = angle
        self.repeats = duration > 0 ? repeats : .once
        self.curve = curve
    }

    package var length: Double? { repeats == .once ? duration : nil }

    package func transform(at elapsed: Double) -> Transform {
        Transform(rotation: angle * turns(at: elapsed))
    }

    private func turns(at elapsed: Double) -> Double {
        if repeats == .once && elapsed >= duration { return 1 }
        guard elapsed > 0 else { return 0 }
        let whole = (elapsed / duration).rounded(.down)
        return whole + curve.progress(at: elapsed / duration - whole)
    }
}
