import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// The Records tab in windows that do not hold all of it.
@MainActor @Suite struct RecordsSizesTests {
    private static let tries = TriedAnswers((0..<24).map { UInt8($0 % 12 + 1) })
    private static let record = Record(
        correctAnswer: 19, triedAnswers: tries, isCorrect: false, timeTook: 12_340, direction: .descending,
        instant: 1_764_007_392_481, offset: 60)

    private func stage(_ keys: [Key], _ columns: Int, _ rows: Int) -> Stage {
        let stage = Stage(
            columns, rows, reading: Stage.reading(of: [Self.record]), isAnimated: false, look: Stage.ascii)
        stage.press(keys)
        stage.run(on: .records)
        return stage
    }

    @Test(arguments: [
        (24, "> 19 st  wrong", "  asked  first"),
        (40, "> 2025-11-24 19:03  19 st  wrong", "  date              asked  first"),
        (
            60, "> 2025-11-24 19:03  19 st  wrong  m2, M2, m3, ~      12.3 s",
            "  date              asked  first  answers              time"
        ),
        (
            80, "> 2025-11-24 19:03  19 st  wrong  m2, M2, m3, M3, P4, ~      12.3 s  descending",
            "  date              asked  first  answers                      time  direction"
        ),
    ])
    func columnsAreWholeOrLeftOut(columns: Int, row: String, titles: String) {
        let lines = stage([], columns, 16).lines(after: 0)
        #expect(lines[2] == titles)
        #expect(lines[3] == row)
    }

    @Test func noValueIsCutAtAnyWidth() {
        let values: Set<String> = [
            "2025-11-24", "19:03", "19", "st", "wrong", "m2,", "M2,", "m3,", "M3,", "P4,", "TT,", "P5,",
            "m6,",
            "M6,", "m7,", "M7,", "P8,", "~", "12.3", "s", "descending", ">",
        ]
        for columns in 16...100 {
            let words = stage([], columns, 16).lines(after: 0)[3].split(separator: " ").map(String.init)
            #expect(values.isSuperset(of: words), "\(columns)")
        }
    }

    @Test func aTreeLongerThanTheWindowIsScrolled() {
        let keys: [Key] = [.enter, .down, .up, .end, .up, .home, .pageDown, .pageUp, .escape]
        let stage = stage(keys, 40, 12)
        func first(_ keys: Int) -> String { stage.lines(after: keys)[1] }
        #expect(first(1).hasPrefix("  v Record"))
        #expect(first(2).hasPrefix("    - correctAnswer: 19 semitones"))
        #expect(first(3) == first(1))
        #expect(stage.lines(after: 4)[10].hasPrefix("    - choices: nil"))
        #expect(stage.lines(after: 5)[10].hasPrefix("    - date: 2025-11-24 19:03"))
        #expect(first(6) == first(1))
        #expect(first(7).hasPrefix("      - P5"))
        #expect(first(8) == first(1))
        #expect(stage.lines(after: 9) == stage.lines(after: 0))
        #expect(stage.lines(after: 1)[10].hasSuffix("v") && stage.lines(after: 4)[1].hasSuffix("^"))
    }

    @Test(arguments: [(24, 12), (40, 12), (80, 24), (24, 5), (12, 4)])
    func theFieldHasRoom(columns: Int, rows: Int) {
        let lines = stage([.character("/"), .character("1"), .character("9")], columns, rows)
        let placeholder = String("Type to filter".prefix(columns))
        #expect(lines.lines(after: 1)[1].contains(placeholder))
        #expect(lines.lines(after: 3)[1].contains("19"))
        #expect(lines.lines(after: 1)[1].contains("1 record") == (columns >= 30))
    }

    @Test func theFieldLivesThroughAResize() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        stage.screen.at(1, .key(.character("/")))
        stage.screen.at(2, .key(.character("m")))
        stage.screen.at(3, resizeTo: 40, 12)
        stage.screen.at(4, .key(.character("6")))
        stage.screen.at(5, resizeTo: 20, 3)
        stage.screen.at(6, .key(.enter))
        stage.screen.at(7, resizeTo: 80, 24)
        stage.run(on: .records)
        #expect(stage.lines(after: 2)[1].contains("400 of 1,200 records"))
        #expect(stage.lines(after: 3)[1].contains(" m"))
        #expect(stage.lines(after: 4)[1].contains(" m6"))
        #expect(stage.lines(after: 5)[1].contains("m6"))
        #expect(stage.lines(after: 7)[1].contains("100 of 1,200 records  m6"))
        #expect(stage.lines(after: 7)[23].hasSuffix("? help  q quit"))
    }
}
