/// A movement of a value from one place to another, as a function of time alone.
package struct Animation<Value: Interpolatable>: Sendable {
    /// How progress relates to time.
    package enum Pace: Hashable, Sendable {
        case curve(TimingCurve)
        case spring(Spring)
    }

    package let origin: Value
    package let target: Value

    /// When it was asked for, in seconds of the clock.
    package let start: Double

    /// Seconds from the start to the first movement.
    package let delay: Double

    /// Seconds of movement; 0 is at the target at once.
    package let duration: Double
    package let pace: Pace

    package init(
        from origin: Value, to target: Value, at start: Double, delay: Double = 0, duration: Double,
        pace: Pace = .curve(.linear)
    ) {
        self.origin = origin
        self.target = target
        self.start = start
        self.delay = max(0, delay)
        self.duration = max(0, duration)
        self.pace = pace
    }

    /// The moment of the clock from which the value is exactly the target.
    package var end: Double { start + delay + duration }

    package func isFinished(at now: Double) -> Bool { now >= end }

    package func value(at now: Double) -> Value {
        isFinished(at: now) ? target : origin.interpolated(to: target, progress: progress(at: now))
    }

    private func progress(at now: Double) -> Double {
        let elapsed = now - start - delay
        guard elapsed > 0 else { return 0 }
        switch pace {
        case .curve(let curve): return curve.progress(at: elapsed / duration)
        case .spring(let spring): return spring.progress(at: elapsed, duration: duration)
        }
    }
}
