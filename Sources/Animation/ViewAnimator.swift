/// A view that rests, or moves around its own place; whoever owns it asks where to draw it at a moment.
///
/// A class for the same reason as `AnimatedValue`: a completion may start the next movement.
package final class ViewAnimator {
    /// Told once how an animation ended: true when it arrived, false when it was cancelled or interrupted.
    package typealias Completion = (_ arrived: Bool) -> Void

    private var resting = Transform.identity
    private var playing: (animation: any ViewAnimation, start: Double)?
    private var completion: Completion?

    package init() {}

    package var isMoving: Bool { playing != nil }

    /// Where to draw the view; an animation moves it from where it rested before.
    package func transform(at now: Double) -> Transform {
        guard let playing else { return resting }
        return resting.combined(with: playing.animation.transform(at: now - playing.start))
    }

    /// Plays an animation from its beginning; one under way ends as not arrived, and its movement is dropped.
    package func start(_ animation: any ViewAnimation, at now: Double, completion: Completion? = nil) {
        let interrupted = self.completion
        playing = (animation, now)
        self.completion = completion
        interrupted?(false)
    }

    /// Returns the view at once to where it rested before the animation.
    package func cancel() { finish(arrived: false) }

    /// Ends an animation whose time is over; the view rests where the animation ends.
    package func advance(to now: Double) {
        guard let playing, let length = playing.animation.length, now >= playing.start + length else {
            return
        }
        resting = resting.combined(with: playing.animation.transform(at: length))
        finish(arrived: true)
    }

    private func finish(arrived: Bool) {
        let completion = completion
        playing = nil
        self.completion = nil
        completion?(arrived)
    }
}
