import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// The part of the records that keys choose, across tabs.
@MainActor @Suite struct PartTests {
    private let today = Day(number: 1000)

    @Test func aPeriodNarrowsWhatTheCommandLineAskedFor() {
        let asked = RecordFilter(since: Day(number: 990), until: Day(number: 998))
        var part = Part(asked: asked, today: today)
        var seen: [RecordFilter] = []
        for _ in Period.allCases {
            seen.append(part.filter)
            part = part.withNextPeriod
        }
        #expect(seen.map(\.since?.number) == [990, 990, 990, 990, 994, 1000])
        #expect(seen.map(\.until?.number) == Array(repeating: 998, count: 6))
        #expect(part.filter == asked)
    }

    @Test func periodsEndWithTheDayThatHasCome() {
        let stage = Stage(100, 30, isAnimated: false)
        for press in 1...5 { stage.screen.at(Double(press), .key(.character("f"))) }
        stage.screen.at(6, .key(.end)) { [clock = stage.clock] in clock.today = Stage.today + 1 }
        stage.screen.at(7, .woken)
        stage.run(on: .intervals)
        let part = stage.context.model.part
        #expect(part.filter.since == Stage.today + 1 && part.filter.until == Stage.today + 1)
        #expect(stage.context.model.reading?.figures.filter == part.filter)
        #expect(stage.screen.last.text.contains("today"))
    }

    @Test func directionsGoRound() {
        var part = Part(asked: RecordFilter(direction: .harmonic), today: today)
        var seen: [Direction?] = []
        for _ in 0..<5 {
            seen.append(part.filter.direction)
            part = part.withNextDirection
        }
        #expect(seen == [.harmonic, .ascending, .descending, .harmonic, .harmonic])
    }

    @Test func theFiguresOfAllTabsFollow() {
        let stage = Stage(100, 30, isAnimated: false)
        for press in 1...5 {
            stage.screen.at(Double(press), .key(.character("f")))
            stage.screen.at(Double(press) + 0.1, .woken)
        }
        stage.screen.at(6, .key(.character("2")))
        stage.run()
        // A hundred answers an interval over ten days, ten a day: today has ten of each.
        #expect(stage.screen.last.text.contains("120 answers · 100 % right · today"))
        #expect(stage.screen.surface(at: 4.5).text.contains("840 answers"))
        #expect(stage.screen.surface(at: 4.5).text.contains("last 7 days"))
    }

    @Test func theWheelMovesFromWhatIsDisplayed() throws {
        let stage = Stage(80, 24)
        for press in 1...5 { stage.screen.at(4 + Double(press) / 100, .key(.character("f"))) }
        stage.screen.at(4.1, .woken)
        stage.run()
        let moving = stage.screen.frames.filter { $0.moment > 1004.1 }
        #expect(moving.count > 60)
        #expect(stage.clock.now > 1005.39 && stage.clock.now < 1005.45)
    }

    @Test func figuresThatComeTooLateAreNotShown() {
        let stage = Stage(80, 24, isAnimated: false)
        let old = PartFigures(of: Stage.records(), where: RecordFilter(direction: .ascending))
        stage.screen.at(1, .woken) { stage.source.post(.counted(old)) }
        stage.run()
        #expect(stage.screen.last.text.contains("1,200 answers"))
    }
}
