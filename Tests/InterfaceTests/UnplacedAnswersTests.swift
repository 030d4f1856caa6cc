import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// Wrong answers that name none of the twelve are counted where the others are.
@MainActor @Suite struct UnplacedAnswersTests {
    /// Twenty fifths: eight right, ten wrong ones without tries, and two that were heard as tenths.
    private static let fifths =
        Array(repeating: Record(correctAnswer: 7, isCorrect: true), count: 8)
        + Array(repeating: Record(correctAnswer: 7, isCorrect: false), count: 10)
        + Array(repeating: Record(correctAnswer: 7, triedAnswers: [16, 7], isCorrect: false), count: 2)

    private func text(_ tab: Tab, _ keys: [Key], _ records: [Record]) -> String {
        let stage = Stage(
            80, 24, reading: Stage.reading(of: records), isAnimated: false, look: Stage.ascii)
        stage.press(keys)
        stage.run(on: tab)
        return stage.screen.last.text
    }

    @Test func theCloserLookCountsThem() {
        let keys = Array(repeating: Key.down, count: 7) + [.enter]
        let text = text(.intervals, keys, Self.fifths)
        #expect(text.contains("P5  40 % of 20"))
        #expect(text.contains("First answers: 10 not noted; 2 outside the wheel"))
        let more = Self.fifths + [Record(correctAnswer: 7, triedAnswers: [6, 7], isCorrect: false)]
        let other = self.text(.intervals, keys, more)
        #expect(other.contains("Heard as TT, 1x; 10 not noted; 2 outside the wheel"))
    }

    @Test func neverMeansNever() {
        let keys = Array(repeating: Key.down, count: 7) + [.enter]
        #expect(text(.intervals, keys, Array(Self.fifths.prefix(8))).contains("Never heard as another one."))
    }

    @Test func theTableCountsThem() {
        #expect(text(.intervals, [], Self.fifths).contains("10 not noted"))
    }

    @Test func besideTheMapTheyStandInLinesOfTheirOwn() {
        let stage = Stage(
            120, 40, reading: Stage.reading(of: Array(repeating: Self.fifths, count: 40).flatMap { $0 }),
            isAnimated: false, look: Stage.ascii)
        stage.run(on: .confusion)
        let words = stage.lines(after: 0).map { $0.dropFirst(86) }
        #expect(words.contains("First answers: 400 not noted;"))
        #expect(words.contains("80 outside the wheel"))
    }

    @Test func theMapCountsThem() {
        let text = text(.confusion, [], Self.fifths)
        #expect(text.contains("First answers: 10 not noted; 2 outside the wheel"))
        #expect(!text.contains("No confusions yet."))
        #expect(self.text(.confusion, [], Array(Self.fifths.prefix(8))).contains("No confusions yet."))
    }
}
