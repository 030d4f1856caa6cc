import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// What stands on the screen where there are no figures.
@MainActor @Suite struct AbsenceTests {
    private func content(_ stage: Stage, after keys: Int) -> String {
        stage.lines(after: keys).dropFirst().dropLast().joined(separator: "\n")
            .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    private func stage(_ tab: Tab, _ keys: [Key], reading: Reading?) -> Stage {
        let stage = Stage(80, 24, reading: reading, isAnimated: false, look: Stage.ascii)
        stage.press(keys)
        stage.run(on: tab)
        return stage
    }

    @Test(arguments: [Tab.history, .confusion, .records])
    func whileTheRecordsAreReadNothingIsSaidOfThem(tab: Tab) {
        #expect(content(stage(tab, [.down], reading: nil), after: 1) == "")
    }

    @Test(arguments: [Tab.history, .confusion])
    func withoutAnyAnswersThereAreNoneYet(tab: Tab) {
        #expect(content(stage(tab, [], reading: Stage.reading(of: [])), after: 0) == "No answers yet.")
    }

    /// The records of the stage have no direction, and none of the day that an old record has.
    @Test(arguments: [Tab.history, .confusion])
    func answersThatTheFilterLeavesOutAreNotDenied(tab: Tab) {
        let old = Record(correctAnswer: 7, isCorrect: true, instant: 86_400_000)
        let keys = [Key.character("f"), .character("d")]
        let stage = stage(tab, keys, reading: Stage.reading(of: [old]))
        #expect(content(stage, after: 1) == "No answers in this period.")
        #expect(content(stage, after: 2) == "No ascending answers in this period.")
        let undirected = self.stage(tab, [.character("d")], reading: Stage.reading(of: [old]))
        #expect(content(undirected, after: 1) == "No ascending answers.")
    }

    @Test func anIntervalThatTheFilterLeavesOutHasNoChart() {
        let old = Record(correctAnswer: 1, isCorrect: true, instant: 86_400_000)
        let stage = stage(.intervals, [.character("f"), .enter], reading: Stage.reading(of: [old]))
        #expect(content(stage, after: 2) == "m2\nNo answers in this period.")
        let never = self.stage(.intervals, [.end, .enter], reading: Stage.reading(of: [old]))
        #expect(content(never, after: 2) == "P8\nNo answers yet.")
    }

    @Test func recordsWithoutADateHaveNoHistory() {
        let undated = Record(correctAnswer: 1, isCorrect: true)
        let stage = stage(.history, [], reading: Stage.reading(of: [undated]))
        #expect(content(stage, after: 0) == "No answers with a date.")
    }
}
