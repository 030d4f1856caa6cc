import Animation
import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// How the rows of the table enter.
@MainActor @Suite struct IntervalRowsTests {
    private func rows(_ surface: Surface) -> [String] {
        surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func rowsFadeInOneAfterTheOther() {
        let stage = Stage(80, 24)
        stage.run(on: .intervals)
        for (seconds, last) in [(0.05, "m2"), (0.55, "TT"), (1.15, "P8")] {
            let text = stage.screen.surface(at: seconds).text
            #expect(text.contains("\(last)  ━"), "\(last) at \(seconds) s")
        }
        #expect(!stage.screen.surface(at: 0.55).text.contains("P5  ━"))
        #expect(stage.clock.now > 1001.19 && stage.clock.now < 1001.25)
    }

    @Test(arguments: RowAnimation.allCases) func everyStyleEndsInTheSameTable(style: RowAnimation) {
        var choices = Choices()
        choices.rowAnimation = style
        let moving = Stage(80, 24, choices: choices)
        moving.run(on: .intervals)
        let still = Stage(80, 24, isAnimated: false, choices: choices)
        still.run(on: .intervals)
        #expect(moving.screen.last == still.screen.last)
        #expect(moving.clock.now <= 1000 + style.length(rows: 12) + 0.02)
    }

    @Test func theKeyChoosesTheNextStyleAndPlaysIt() {
        let stage = Stage(80, 24)
        stage.screen.at(3, .key(.character("a")))
        stage.run(on: .intervals)
        #expect(stage.saved?.rowAnimation == .bounce)
        #expect(stage.clock.now > 1004.3 && stage.clock.now < 1004.4)
    }

    @Test func leavingStopsTheEntranceAndReturningPlaysItAnew() {
        let stage = Stage(80, 24)
        stage.screen.at(0.3, .key(.character("7")))
        stage.screen.at(5, .key(.character("2")))
        stage.run(on: .intervals)
        #expect(!stage.screen.frames.contains { $0.moment > 1000.35 && $0.moment < 1005 })
        #expect(!stage.screen.surface(at: 5.55).text.contains("P5  ━"))
        #expect(stage.screen.surface(at: 5.55).text.contains("TT  ━"))
        #expect(stage.clock.now > 1006.19 && stage.clock.now < 1006.25)
    }

    @Test func anIntervalOpensAndCloses() {
        let stage = Stage(80, 24, isAnimated: false)
        for (place, key) in [Key.down, .down, .enter, .escape].enumerated() {
            stage.screen.at(Double(place + 1), .key(key))
        }
        stage.run(on: .intervals)
        let opened = stage.screen.surface(at: 3.5).text
        #expect(opened.contains("M2  80 % of 100"))
        #expect(opened.contains("Heard as m3, 20×"))
        #expect(opened.contains("Time to a right answer 2.0 s, to a wrong one 2.0 s"))
        #expect(stage.screen.last.text.contains("› M2"))
        #expect(!stage.screen.last.text.contains("Heard as m3"))
    }
}
