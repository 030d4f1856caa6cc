import Testing

@testable import Animation

/// What completions were told, in order.
private final class Diary {
    var entries: [String] = []

    func entry(_ name: String) -> AnimatedValue<Double>.Completion {
        { arrived in self.entries.append("\(name) \(arrived ? "arrived" : "interrupted")") }
    }
}

@Suite struct AnimatedValueTests {
    private let value = AnimatedValue(1.0)
    private let diary = Diary()

    @Test func `at rest it is displayed where it is`() {
        #expect(value.displayed(at: 0) == 1)
        #expect(value.displayed(at: 1e9) == 1)
        #expect(value.target == 1)
        #expect(!value.isMoving)
    }

    @Test func `arriving completes once`() {
        value.animate(to: 3, at: 0, duration: 2, completion: diary.entry("move"))
        value.advance(to: 1.999)
        #expect(value.isMoving)
        #expect(diary.entries.isEmpty)
        value.advance(to: 2)
        value.advance(to: 3)
        value.cancel(at: 4)
        #expect(diary.entries == ["move arrived"])
        #expect(!value.isMoving)
        #expect(value.displayed(at: 4) == 3)
    }

    @Test func `cancelling completes once and stays where it is displayed`() {
        value.animate(to: 3, at: 0, duration: 2, completion: diary.entry("move"))
        value.cancel(at: 0.5)
        value.cancel(at: 1)
        value.advance(to: 5)
        #expect(diary.entries == ["move interrupted"])
        #expect(value.displayed(at: 5) == 1.5)
        #expect(value.target == 1.5)
    }

    @Test func `setting completes once and stands at the value`() {
        value.animate(to: 3, at: 0, duration: 2, completion: diary.entry("move"))
        value.set(9)
        value.set(8)
        value.advance(to: 5)
        #expect(diary.entries == ["move interrupted"])
        #expect(value.displayed(at: 0.5) == 8)
    }

    @Test func `retargeting completes the old movement at once and the new one when it arrives`() {
        value.animate(to: 3, at: 0, duration: 2, completion: diary.entry("first"))
        value.animate(to: 0, at: 1, duration: 2, completion: diary.entry("second"))
        #expect(diary.entries == ["first interrupted"])
        #expect(value.target == 0)
        value.advance(to: 3)
        #expect(diary.entries == ["first interrupted", "second arrived"])
    }

    @Test(arguments: [0.0, 0.3, 1, 1.7, 1.999, 2, 5])
    func `a new target starts from what is displayed at that very instant`(now: Double) {
        value.animate(
            to: 3, at: 0, duration: 2, pace: .spring(Spring(dampingRatio: 0.3, initialVelocity: 3)))
        let before = value.displayed(at: now)
        value.animate(to: -7, at: now, duration: 1)
        #expect(value.displayed(at: now) == before)
        #expect(abs(value.displayed(at: now + 1e-9) - before) < 1e-6)
        #expect(value.displayed(at: now + 1) == -7)
    }

    @Test func `a new target with a delay rests where it was displayed until then`() {
        value.animate(to: 3, at: 0, duration: 2)
        value.animate(to: 10, at: 1, delay: 1, duration: 1)
        #expect(value.displayed(at: 1.9) == 2)
        #expect(value.displayed(at: 2.5) == 6)
    }

    @Test func `a completion may animate the value that calls it`() {
        value.animate(to: 3, at: 0, duration: 2) { [value, diary] arrived in
            diary.entry("out")(arrived)
            value.animate(to: 1, at: 2, duration: 2, completion: diary.entry("back"))
        }
        value.advance(to: 2)
        #expect(diary.entries == ["out arrived"])
        #expect(value.displayed(at: 3) == 2)
        value.advance(to: 4)
        #expect(diary.entries == ["out arrived", "back arrived"])
    }

    @Test func `a completion that is interrupted may animate again, and the newest movement wins`() {
        value.animate(to: 3, at: 0, duration: 2) { [value, diary] arrived in
            diary.entry("first")(arrived)
            value.animate(to: 5, at: 1, duration: 1, completion: diary.entry("third"))
        }
        value.animate(to: 0, at: 1, duration: 1, completion: diary.entry("second"))
        #expect(diary.entries == ["first interrupted", "second interrupted"])
        #expect(value.target == 5)
        value.advance(to: 2)
        #expect(diary.entries.last == "third arrived")
        #expect(diary.entries.count == 3)
    }
}
