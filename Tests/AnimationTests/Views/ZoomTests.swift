import Testing

@testable import Animation

@Suite struct ZoomTests {
    private let zoom = Zoom(duration: 2, level: 3)

    @Test(arguments: [(-1, 1), (0, 1), (1, 2), (2, 3), (3, 2), (4, 1), (9, 1)])
    func `it goes to the level and back, each over the duration`(elapsed: Double, scale: Double) {
        #expect(zoom.transform(at: elapsed) == Transform(scale: scale))
    }

    @Test func `at every instant the way is even`() {
        for step in 0...400 {
            let elapsed = Double(step) / 100
            let expected = elapsed <= 2 ? 1 + elapsed : 1 + (4 - elapsed)
            #expect(abs(zoom.transform(at: elapsed).scale - expected) < 1e-12, "at \(elapsed) s")
        }
        #expect(zoom.length == 4)
    }

    @Test func `a curve shapes either way by itself`() {
        let eased = Zoom(duration: 2, level: 0, curve: .easeIn)
        #expect(abs(eased.transform(at: 1).scale - (1 - 0.315_356_81)) < 1e-6)
        #expect(eased.transform(at: 2).scale == 0)
        #expect(abs(eased.transform(at: 3).scale - 0.315_356_81) < 1e-6)
    }

    @Test(arguments: [0.0, -1])
    func `without a duration nothing happens`(duration: Double) {
        let none = Zoom(duration: duration, level: 3)
        #expect(none.length == 0)
        #expect(none.transform(at: 0) == .identity)
    }
}
