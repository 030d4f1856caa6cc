import Testing

@testable import Animation

@Suite struct MoveTests {
    @Test(arguments: [(-1, 0), (0, 0), (0.25, 4), (0.5, 8), (0.75, 4), (1, 0), (7, 0)])
    func `it goes by the step and back, each over the duration`(elapsed: Double, way: Double) {
        func transform(_ axis: Axis) -> Transform {
            Move(duration: 0.5, axis: axis, step: 8).transform(at: elapsed)
        }
        #expect(transform(.x) == Transform(x: way))
        #expect(transform(.y) == Transform(y: way))
        #expect(transform(.both) == Transform(x: way, y: way))
    }

    @Test func `at every instant the way is even`() {
        let move = Move(duration: 0.5, axis: .x, step: -3)
        for step in 0...200 {
            let elapsed = Double(step) / 200
            let expected = elapsed <= 0.5 ? -6 * elapsed : -6 * (1 - elapsed)
            #expect(abs(move.transform(at: elapsed).x - expected) < 1e-12, "at \(elapsed) s")
        }
        #expect(move.length == 1)
    }

    @Test func `a curve shapes either way by itself`() {
        let eased = Move(duration: 1, axis: .y, step: 10, curve: .easeOut)
        #expect(abs(eased.transform(at: 0.5).y - 6.846_431_9) < 1e-6)
        #expect(abs(eased.transform(at: 1.5).y - (10 - 6.846_431_9)) < 1e-6)
    }
}
