import Drawing
import Events
import Testing

@testable import Interface

/// The Log tab in small windows, and where nothing is graver than what is asked for.
@MainActor @Suite struct LogSizesTests {
    private func stage(_ keys: [Key], _ columns: Int, _ rows: Int) -> Stage {
        let stage = Stage(columns, rows, isAnimated: false, look: Stage.ascii)
        stage.log.print("the disk is nearly full, so that records may be lost", level: .warning)
        stage.press(keys)
        stage.run(on: .log)
        return stage
    }

    @Test func linesBreakBetweenWords() {
        let lines = stage([.home], 40, 12).lines(after: 1)
        #expect(
            lines[2...6] == [
                "  12:00:00  warning the disk is nearly", "            full, so that records may",
                "            be lost", "  12:00:00  Log: viewDidLoad called",
                "  12:00:00  Log: viewWillAppear called",
            ])
    }

    @Test func withoutAMarkTheWholeWidthIsForTheText() {
        let lines = stage([], 60, 24).lines(after: 0)
        #expect(lines.contains("  12:00:00.000  Log: viewWillLayoutSubviews called"))
        #expect(stage([], 80, 24).lines(after: 0).contains { $0.contains("records may be lost") })
    }

    @Test func nothingLeftIsSaid() {
        let stage = stage([.character("l"), .character("l"), .character("l")], 60, 12)
        #expect(stage.lines(after: 2)[2].contains("warning the disk"))
        #expect(stage.lines(after: 3)[1] == "  following | errors")
        #expect(stage.lines(after: 3)[2] == "  No errors.")
    }

    @Test func anOpenedRecordIsDumpedInTheSignsOfTheScreen() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        stage.press([.enter])
        stage.run(on: .records)
        let dump = stage.log.messages.map(\.text).first { $0.contains("correctAnswer") } ?? ""
        #expect(dump.hasPrefix("v Record\n  - correctAnswer: P8\n  v triedAnswers: 1 element\n"))
        let unicode = Stage(80, 24, isAnimated: false)
        unicode.press([.enter])
        unicode.run(on: .records)
        #expect(unicode.log.messages.contains { $0.text.hasPrefix("▿ Record\n") })
    }
}
