/// A value that rests, or moves by an animation; whoever owns it asks what is displayed at a moment.
///
/// A class, because a completion may set or animate the very value that calls it, and a structure cannot be
/// changed while one of its own changes is under way.
package final class AnimatedValue<Value: Interpolatable> {
    /// Told once how an animation ended: true when it arrived, false when it was cancelled or retargeted.
    package typealias Completion = (_ arrived: Bool) -> Void

    private var resting: Value
    private var animation: Animation<Value>?
    private var completion: Completion?

    package init(_ value: Value) { resting = value }

    package var isMoving: Bool { animation != nil }

    /// Where it will rest.
    package var target: Value { animation?.target ?? resting }

    package func displayed(at now: Double) -> Value { animation?.value(at: now) ?? resting }

    /// Moves from what is displayed now to a target; a movement under way ends as not arrived.
    package func animate(
        to target: Value, at now: Double, delay: Double = 0, duration: Double,
        pace: Animation<Value>.Pace = .curve(.linear), completion: Completion? = nil
    ) {
        let origin = displayed(at: now)
        let interrupted = self.completion
        animation = Animation(
            from: origin, to: target, at: now, delay: delay, duration: duration, pace: pace)
        self.completion = completion
        interrupted?(false)
    }

    /// Stands at a value at once; a movement under way ends as not arrived.
    package func set(_ value: Value) {
        resting = value
        finish(arrived: false)
    }

    /// Stops where it is displayed now.
    package func cancel(at now: Double) { set(displayed(at: now)) }

    /// Ends a movement whose time is over.
    package func advance(to now: Double) {
        guard let animation, animation.isFinished(at: now) else { return }
        resting = animation.target
        finish(arrived: true)
    }

    private func finish(arrived: Bool) {
        let completion = completion
        animation = nil
        self.completion = nil
        completion?(arrived)
    }
}
