#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A damped spring that pulls from 0 to 1 and has come to rest after the animation's duration.
package struct Spring: Hashable, Sendable {
    /// Below 1 it overshoots, at 1 it arrives as fast as it can without, above 1 it creeps.
    package var dampingRatio: Double

    /// In whole distances a second, towards the target.
    package var initialVelocity: Double

    /// What is left of the distance when the duration is over, in the envelope of the oscillation.
    package static let remainder = 0.001

    package init(dampingRatio: Double, initialVelocity: Double = 0) {
        self.dampingRatio = max(dampingRatio, 0.01)
        self.initialVelocity = initialVelocity
    }

    /// The progress at a time, which may go beyond 1; exactly 1 from the duration on.
    ///
    /// The solution of x″ + 2ζω x′ + ω² (x − 1) = 0 with x(0) = 0 and x′(0) = v (any textbook of mechanics, "damped
    /// harmonic oscillator"); ω is chosen so that the slowest term has fallen to `remainder` at the duration.
    /// - Parameters:
    ///   - elapsed: seconds since the start.
    ///   - duration: seconds.
    package func progress(at elapsed: Double, duration: Double) -> Double {
        guard elapsed > 0 else { return duration > 0 ? 0 : 1 }
        guard elapsed < duration else { return 1 }
        let frequency = -log(Self.remainder) / (decay * duration)
        return 1 - displacement(elapsed, frequency)
    }

    /// The share of ω at which the slowest term decays.
    private var decay: Double {
        dampingRatio <= 1 ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
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
        return exp(-damping * time)
            * (cosh(oscillation * time) + slope / oscillation * sinh(oscillation * time))
    }
}
