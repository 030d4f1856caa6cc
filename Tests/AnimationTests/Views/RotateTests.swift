import Testing

@testable import Animation

@Suite struct RotateTests {
    @Test(arguments: [(-1, 0), (0, 0), (0.25, 1), (0.5, 2), (0.75, 3), (1, 4), (1.5, 4)])
    func `once it turns by the angle and stays turned`(fraction: Double, angle: Double) {
        let once = Rotate(duration: 2, angle: 4, repeats: .once)
        #expect(once.transform(at: fraction * 2) == Transform(rotation: angle))
        #expect(once.length == 2)
    }

    @Test func `for ever every turn goes on from the one before`() {
        let spinner = Rotate(duration: 2, angle: -4, repeats: .forever)
        for step in 0...1000 {
            let elapsed = Double(step) / 50
            #expect(abs(spinner.transform(at: elapsed).rotation + 2 * elapsed) < 1e-9, "at \(elapsed) s")
        }
        #expect(spinner.length == nil)
    }

    @Test func `a curve shapes each turn`() {
        let eased = Rotate(duration: 1, angle: 1, repeats: .forever, curve: .easeIn)
        for turn in [0.0, 1, 7] {
            #expect(abs(eased.transform(at: turn + 0.25).rotation - turn - 0.093_464_65) < 1e-6)
            #expect(abs(eased.transform(at: turn + 0.75).rotation - turn - 0.621_861_87) < 1e-6)
        }
    }

    @Test(arguments: [Rotate.Repeats.once, .forever])
    func `without a duration it has turned once, and nothing goes on`(repeats: Rotate.Repeats) {
        let none = Rotate(duration: 0, angle: 3, repeats: repeats)
        #expect(none.length == 0)
        #expect(none.transform(at: 0).rotation == 3)
    }
}
