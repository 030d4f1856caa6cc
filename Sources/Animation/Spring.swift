import Glibc

/// A damped spring that pulls from 0 to 1 and has come to rest after the animation's duration.
package struct Spring: Hashable, Sendable {
    /// Below 1 it overshoots, at 1 it arrives as fast as it can without, above 1 it creeps.
    package var dampingRatio: Double

    /// In whole distances a second, towards the target.
    package var initialVelocity: Double

    /// How far the slowest exponential has fallen when the duration is over; the rest of the way is one last step.
    package static let remainder = 0.001

    package init(dampingRatio: Double, initialVelocity: Double = 0) {
        self.dampingRatio = max(dampingRatio, 0.01)
        self.initialVelocity = initialVelocity
    }

    /// Solves the spring's equation of motion for a time.
    ///
    /// The solution of x″ + 2ζω x′ + ω² (x − 1) = 0 with x(0) = 0 and x′(0) = v (any textbook of mechanics, "damped
    /// harmonic oscillator"); ω is chosen so that the slowest term has fallen to `remainder` at the duration.
    /// - Parameters:
    ///   - elapsed: seconds since the start.
    ///   - duration: seconds.
    /// - Returns: the progress, which may go beyond 1 on the way and below 0 too; exactly 1 from the duration on.
    package func progress(at elapsed: Double, duration: Double) -> Double {
        guard elapsed > 0 else { return duration > 0 ? 0 : 1 }
        guard elapsed < duration else { return 1 }
        let frequency = -log(Self.remainder) / (decay * duration)
        return 1 - displacement(elapsed, frequency)
    }

    /// The share of ω at which the slowest term decays; above 1 this is ζ − √(ζ² − 1) without its cancellation.
    private var decay: Double {
        dampingRatio <= 1
            ? dampingRatio : 1 / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    }

    private func displacement(_ time: Double, _ frequency: Double) -> Double {
        let damping = dampingRatio * frequency
        let slope = damping - initialVelocity
        if dampingRatio == 1 { return exp(-damping * time) * (1 + slope * time) }
        let oscillation = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
        if dampingRatio < 1 {
            return exp(-damping * time)
                * (cos(oscillation * time) + slope / oscillation * sin(oscillation * time))
        }
        // Two falling exponentials, never cosh: that overflows long before a strongly damped spring rests.
        let slow = exp(-decay * frequency * time)
        let fast = exp(-(damping + oscillation) * time)
        return (slow + fast + slope / oscillation * (slow - fast)) / 2
    }
}
