import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// The table of intervals under its keys, and the closer look.
@MainActor @Suite struct IntervalsTests {
    private func stage(_ keys: [Key], _ columns: Int = 80, _ rows: Int = 24, animated: Bool = false) -> Stage
    {
        let stage = Stage(columns, rows, isAnimated: animated, look: Stage.ascii)
        stage.press(keys)
        stage.run(on: .intervals)
        return stage
    }

    private func marked(_ stage: Stage, after keys: Int) -> String? {
        stage.lines(after: keys).first { $0.contains("> ") }
            .map { String($0.drop { $0 == " " || $0 == ">" }.prefix(2)) }
    }

    @Test func sortingKeepsTheCursorOnItsInterval() {
        let stage = stage([.down, .down, .character("s"), .down, .character("s"), .character("s")])
        #expect((1...6).map { marked(stage, after: $0) } == ["m2", "M2", "M2", "P4", "P4", "P4"])
    }

    @Test func inTheCloserLookTheCursorGoesFromIntervalToInterval() {
        let stage = stage([.enter, .down, .down, .up, .end, .down, .home, .up, .escape])
        func opened(_ keys: Int) -> Substring { stage.lines(after: keys)[2].dropFirst(2).prefix(2) }
        #expect((1...8).map { opened($0) } == ["m2", "M2", "m3", "M2", "P8", "P8", "m2", "m2"])
        #expect(marked(stage, after: 9) == "m2")
        let sorted = self.stage([.character("s"), .enter, .down])
        // The lowest rates first: m6 53 %, m7 54 %.
        #expect(sorted.lines(after: 2)[2].contains("m6") && sorted.lines(after: 3)[2].contains("m7"))
    }

    @Test func theChartGetsTheRowsThatWordsDoNotNeed() {
        let lines = stage([.enter]).lines(after: 1)
        let words = lines.lastIndex { $0.contains("not told") } ?? 0
        #expect(words == 8)
        // The chart's top line lies a tenth of its fourteen rows below its own upper edge.
        #expect(lines[words + 2].contains("100"))
    }

    @Test(arguments: [(40, 12), (81, 13), (24, 8), (12, 4)])
    func aSmallWindowShowsTheCursorAndStandsStill(columns: Int, rows: Int) {
        let stage = stage([.end], columns, rows, animated: true)
        let reverse = stage.screen.last.cells.filter { $0.style.attributes.contains(.reverse) }
            .compactMap(\.character)
        #expect(String(reverse).contains("P8"))
        // The first frame, the figures, the first key: no frame for rows that enter where none are drawn.
        #expect(stage.screen.frames.count <= 3)
        #expect(stage.clock.now < 1001.2)
    }

    @Test func aSmallWindowShowsHowManyAnswersThereAre() {
        let lines = stage([], 40, 12).lines(after: 0)
        #expect(lines[1] == "  m2  83 %  100  P5  89 %  100")
        #expect(lines[6] == "  TT  56 %  100  P8  94 %  100")
    }

    /// Its line ends with today, leaves a wrong clock's answer out, joins what is too little, and says both.
    @Test func theLineOverTimeSaysWhatItLeavesOut() throws {
        let counts = [6, 6, 2, 0, 9, 6]
        let days = counts.enumerated().flatMap { place, count in
            Array(repeating: Stage.today + (place - counts.count), count: count)
        }
        let records = ([Day(number: 0)] + days).enumerated().map { number, day in
            Record(
                correctAnswer: 6, triedAnswers: [6], isCorrect: number % 3 > 0, timeTook: 2000,
                direction: .ascending, instant: Int64(day.number) * 86_400_000 + Int64(number))
        }
        let stage = Stage(60, 24, reading: Stage.reading(of: records), isAnimated: false, look: Stage.ascii)
        stage.press([.enter, .down, .down, .down, .down, .down])
        stage.run(on: .intervals)
        let lines = stage.lines(after: 6)
        #expect(lines[2].hasSuffix("TT  67 % of 30"))
        let expected = """
              1 answer not drawn | points join at least 5 answers

               . 100 . . . . . . . . . . . . . . . . . . . . . . . . .

                    ----@
               @----                               @--------@

               . 50  . . . . . . . . . . . . . . . . . . . . . . . . .


                                                  ::
              ::       ::                         ::       ::
              ::.......::.......::................::.......::.........
            Sep 28 2024       Sep 30             Oct 2             Oct 4
            """
        #expect(lines[9..<23].joined(separator: "\n") == expected)
    }

    @Test func linesBreakBetweenPieces() {
        let detail = IntervalDetail(.TT, of: Stage.records(), where: .all)
        for width in 12...80 {
            var surface = Surface(Size(columns: width, rows: 22))
            IntervalScreen(detail: detail, filter: .all, today: Stage.today, look: Stage.ascii).draw(
                on: &surface, in: surface.bounds)
            let lines = surface.text.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines.contains { $0.hasSuffix("56 % of 100") }, "\(width)")
            #expect(lines.contains { $0.contains("P5, 44x") }, "\(width)")
            #expect(!lines.contains { $0.hasPrefix("%") || $0.hasPrefix("s,") }, "\(width)")
        }
    }
}
