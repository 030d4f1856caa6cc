import Testing

@testable import Animation

/// What completions were told, in order.
private final class Diary {
    var entries: [String] = []

    func entry(_ name: String) -> ViewAnimator.Completion {
        { arrived in self.entries.append("\(name) \(arrived ? "arrived" : "interrupted")") }
    }
}

@Suite struct ViewAnimatorTests {
    private let view = ViewAnimator()
    private let diary = Diary()
    private let move = Move(duration: 1, axis: .x, step: 8)
    private let turn = Rotate(duration: 2, angle: 3, repeats: .once)

    @Test func `at rest it is where it is`() {
        #expect(view.transform(at: 0) == .identity)
        #expect(!view.isMoving)
        view.advance(to: 5)
        view.cancel()
        #expect(view.transform(at: 1e9) == .identity)
    }

    @Test func `time counts from the start`() {
        view.start(move, at: 100)
        #expect(view.isMoving)
        #expect(view.transform(at: 100) == .identity)
        #expect(view.transform(at: 100.5) == Transform(x: 4))
        #expect(view.transform(at: 101) == Transform(x: 8))
        #expect(view.transform(at: 101.5) == Transform(x: 4))
        #expect(view.transform(at: 102) == .identity)
    }

    @Test func `arriving completes once`() {
        view.start(move, at: 0, completion: diary.entry("move"))
        view.advance(to: 1.999)
        #expect(diary.entries.isEmpty)
        view.advance(to: 2)
        view.advance(to: 3)
        view.cancel()
        view.start(turn, at: 4)
        #expect(diary.entries == ["move arrived"])
    }

    @Test func `cancelling completes once and returns the view to its place`() {
        view.start(move, at: 0, completion: diary.entry("move"))
        view.advance(to: 0.5)
        view.cancel()
        view.cancel()
        view.advance(to: 5)
        #expect(diary.entries == ["move interrupted"])
        #expect(view.transform(at: 0.5) == .identity)
        #expect(!view.isMoving)
    }

    @Test func `another start interrupts at once and drops what the first had moved`() {
        view.start(move, at: 0, completion: diary.entry("move"))
        view.start(turn, at: 0.5, completion: diary.entry("turn"))
        #expect(diary.entries == ["move interrupted"])
        #expect(view.transform(at: 1.5) == Transform(rotation: 1.5))
        view.advance(to: 2.5)
        #expect(diary.entries == ["move interrupted", "turn arrived"])
    }

    @Test func `a view that has turned stays turned, and turns on from there`() {
        view.start(turn, at: 0)
        view.advance(to: 2)
        #expect(view.transform(at: 3) == Transform(rotation: 3))
        view.start(turn, at: 4)
        #expect(view.transform(at: 5) == Transform(rotation: 4.5))
        view.cancel()
        #expect(view.transform(at: 5) == Transform(rotation: 3))
    }

    @Test func `what goes on for ever ends only when it is cancelled`() {
        view.start(
            Rotate(duration: 1, angle: 1, repeats: .forever), at: 0, completion: diary.entry("spinner"))
        view.advance(to: 1e6)
        #expect(view.isMoving)
        #expect(diary.entries.isEmpty)
        view.cancel()
        #expect(diary.entries == ["spinner interrupted"])
    }

    @Test func `a completion may start the next movement`() {
        view.start(move, at: 0) { [view, diary, turn] arrived in
            diary.entry("move")(arrived)
            view.start(turn, at: 2, completion: diary.entry("turn"))
        }
        view.advance(to: 2)
        #expect(view.isMoving)
        view.advance(to: 4)
        #expect(diary.entries == ["move arrived", "turn arrived"])
    }

    @Test func `an interrupted completion may start again, and the newest movement wins`() {
        view.start(move, at: 0) { [view, diary, turn] arrived in
            diary.entry("first")(arrived)
            view.start(turn, at: 1, completion: diary.entry("third"))
        }
        view.start(move, at: 1, completion: diary.entry("second"))
        #expect(diary.entries == ["first interrupted", "second interrupted"])
        view.advance(to: 3)
        #expect(diary.entries.last == "third arrived")
    }
}
