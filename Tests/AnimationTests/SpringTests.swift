import Glibc
import Testing

@testable import Animation

/// A spring's equation of motion, integrated step by step without knowing its solution.
private struct Integration {
    let dampingRatio: Double
    let frequency: Double
    var place = 0.0
    var velocity: Double

    /// One step of the classical Runge-Kutta method of the fourth order.
    mutating func step(_ h: Double) {
        let (a, b) = (velocity, force(place, velocity))
        let (c, d) = (velocity + h / 2 * b, force(place + h / 2 * a, velocity + h / 2 * b))
        let (e, f) = (velocity + h / 2 * d, force(place + h / 2 * c, velocity + h / 2 * d))
        let (g, i) = (velocity + h * f, force(place + h * e, velocity + h * f))
        place += h / 6 * (a + 2 * c + 2 * e + g)
        velocity += h / 6 * (b + 2 * d + 2 * f + i)
    }

    private func force(_ place: Double, _ velocity: Double) -> Double {
        -2 * dampingRatio * frequency * velocity - frequency * frequency * (place - 1)
    }
}

@Suite struct SpringTests {
    @Test(arguments: [0.2, 0.8, 1, 1.5], [-1, 0, 0.1, 3])
    func `the progress is what integrating the equation gives`(dampingRatio: Double, velocity: Double) {
        let spring = Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        let duration = 0.8
        // The slowest root of x² + 2ζωx + ω² times the duration is the logarithm of a thousandth.
        let slowest = dampingRatio > 1 ? dampingRatio - sqrt(dampingRatio * dampingRatio - 1) : dampingRatio
        var integration = Integration(
            dampingRatio: dampingRatio, frequency: log(1000) / (slowest * duration), velocity: velocity)
        let steps = 8_000
        for step in 1..<steps {
            integration.step(duration / Double(steps))
            guard step % 40 == 0 else { continue }
            let elapsed = duration * Double(step) / Double(steps)
            let progress = spring.progress(at: elapsed, duration: duration)
            #expect(abs(progress - integration.place) < 1e-6, "at \(elapsed) s")
        }
    }

    @Test(arguments: [0.2, 0.8, 1, 1.5], [-1, 0, 0.1, 3])
    func `it starts at 0 and is exactly 1 from the end on`(dampingRatio: Double, velocity: Double) {
        let spring = Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        #expect(spring.progress(at: -1, duration: 0.8) == 0)
        #expect(spring.progress(at: 0, duration: 0.8) == 0)
        #expect(spring.progress(at: (0.8).nextDown, duration: 0.8) != 1)
        #expect(spring.progress(at: 0.8, duration: 0.8) == 1)
        #expect(spring.progress(at: 100, duration: 0.8) == 1)
    }

    @Test func `without a duration it has arrived at once`() {
        #expect(Spring(dampingRatio: 0.8).progress(at: 0, duration: 0) == 1)
    }

    @Test func `below critical damping it overshoots, above it does not`() {
        func highest(_ dampingRatio: Double) -> Double {
            let spring = Spring(dampingRatio: dampingRatio)
            return (0...1000).map { spring.progress(at: Double($0) / 1000, duration: 1.001) }.max() ?? 0
        }
        // The first overshoot of a damped oscillator is exp(-πζ/√(1-ζ²)): 0.526621 for ζ = 0.2.
        #expect(abs(highest(0.2) - 1.526_621) < 1e-3)
        #expect(highest(1) < 1)
        #expect(highest(1.5) < 1)
    }

    @Test(arguments: [0.0, 5, 20, 1000])
    func `extreme damping stays finite and rises`(dampingRatio: Double) {
        let spring = Spring(dampingRatio: dampingRatio)
        let course = (0...100).map { spring.progress(at: Double($0) / 100, duration: 1) }
        #expect(course.allSatisfy { $0.isFinite })
        if dampingRatio > 1 { #expect(zip(course, course.dropFirst()).allSatisfy { $0 < $1 }) }
    }

    @Test func `damping just beside 1 joins critical damping`() {
        let critical = Spring(dampingRatio: 1, initialVelocity: 3)
        for dampingRatio in [1 - 1e-9, 1 + 1e-9] {
            let beside = Spring(dampingRatio: dampingRatio, initialVelocity: 3)
            for step in 1..<100 {
                let elapsed = Double(step) / 100
                let difference =
                    beside.progress(at: elapsed, duration: 1) - critical.progress(at: elapsed, duration: 1)
                #expect(abs(difference) < 1e-3)
            }
        }
    }
}
