import Testing

@testable import Animation

@Suite struct AnimationTests {
    private let animation = Animation(from: 10.0, to: 20, at: 100, delay: 2, duration: 4)

    @Test(arguments: [
        (99.0, 10.0), (100, 10), (101, 10), (102, 10), (103, 12.5), (104, 15), (105, 17.5), (106, 20),
        (200, 20),
    ])
    func `it waits for its delay and then moves`(now: Double, expected: Double) {
        #expect(abs(animation.value(at: now) - expected) < 1e-12)
    }

    @Test func `it ends after delay and duration`() {
        #expect(animation.end == 106)
        #expect(!animation.isFinished(at: (106.0).nextDown))
        #expect(animation.isFinished(at: 106))
    }

    @Test func `the last value is the target to the last bit`() {
        let thirds = Animation(from: 0.1, to: 0.1 + 0.2, at: 0.7, duration: 0.1, pace: .curve(.easeInOut))
        #expect(thirds.value(at: thirds.end) == 0.1 + 0.2)
    }

    @Test func `a curve paces it`() {
        let eased = Animation(from: 0.0, to: 10, at: 0, duration: 2, pace: .curve(.easeIn))
        #expect(abs(eased.value(at: 1) - 3.153_57) < 1e-5)
    }

    @Test func `a spring paces it, and may go beyond the target`() {
        let spring = Spring(dampingRatio: 0.2)
        let sprung = Animation(from: 0.0, to: 10, at: 5, delay: 1, duration: 2, pace: .spring(spring))
        #expect(sprung.value(at: 6) == 0)
        #expect(sprung.value(at: 6.3) == 10 * spring.progress(at: 6.3 - 5 - 1, duration: 2))
        #expect((0..<200).contains { sprung.value(at: 6 + Double($0) / 100) > 11 })
        #expect(sprung.value(at: 8) == 10)
    }

    @Test(arguments: [TimingCurve.linear, .easeInOut])
    func `no duration is the target as soon as the delay is over`(curve: TimingCurve) {
        let jump = Animation(from: 1.0, to: 2, at: 0, delay: 0.5, duration: 0, pace: .curve(curve))
        #expect(jump.value(at: 0.499) == 1)
        #expect(jump.value(at: 0.5) == 2)
    }

    @Test func `negative times count as 0`() {
        let odd = Animation(from: 1.0, to: 2, at: 3, delay: -1, duration: -1)
        #expect(odd.end == 3)
        #expect(odd.value(at: 3) == 2)
    }

    @Test func `an array moves place by place, and takes from the target what only one of the two has`() {
        let grown = Animation(from: [0.0, 10], to: [10, 0, 7], at: 0, duration: 1)
        #expect(grown.value(at: 0.25) == [2.5, 7.5, 7])
        let shrunk = Animation(from: [0.0, 10], to: [10], at: 0, duration: 1)
        #expect(shrunk.value(at: 0.25) == [2.5])
    }
}
