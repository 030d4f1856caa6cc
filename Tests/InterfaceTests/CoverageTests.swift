import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// What the bottom line says that the figures are over.
@MainActor @Suite struct CoverageTests {
    private static let today = "2026-12-01"

    private func days(_ since: String?, _ until: String?, presses: Int) throws -> String? {
        let today = try #require(Day(Self.today))
        var part = Part(
            asked: RecordFilter(since: since.flatMap(Day.init), until: until.flatMap(Day.init)), today: today)
        for _ in 0..<presses { part = part.withNextPeriod }
        var reading = Stage.reading()
        reading.figures.filter = part.filter
        return Coverage(reading: reading, today: today).pieces.last?.text
    }

    @Test(
        arguments: [
            (nil, nil, 0, "all time"), (nil, nil, 1, "last 365 days"), (nil, nil, 3, "last 30 days"),
            (nil, nil, 5, "today"), ("2026-11-01", nil, 0, "since 2026-11-01"),
            ("2026-11-01", nil, 1, "2026-11-01 to today"), ("2026-11-01", nil, 3, "last 30 days"),
            (nil, "2026-11-20", 0, "until 2026-11-20"), (nil, "2026-11-20", 3, "2026-11-02 to 2026-11-20"),
            (nil, "2026-11-20", 5, "no day"), ("2026-11-05", "2026-11-20", 3, "2026-11-05 to 2026-11-20"),
            ("2026-11-20", "2026-11-20", 1, "2026-11-20"), (nil, "2026-12-24", 4, "last 7 days"),
        ] as [(String?, String?, Int, String)])
    func theDaysAreThoseThatAreCovered(since: String?, until: String?, presses: Int, expected: String) throws
    {
        #expect(try days(since, until, presses: presses) == expected)
    }

    @Test func withoutADayOfTodayDatesAreNamed() throws {
        var reading = Stage.reading()
        let today = Stage.today
        reading.figures.filter = RecordFilter(since: today + -6, until: today)
        #expect(Coverage(reading: reading).pieces.last?.text == "\(today + -6) to \(today)")
    }

    @Test func aPeriodWithinWhatWasAskedForIsNamedOnTheScreen() {
        let stage = Stage(
            100, 24, isAnimated: false, look: Stage.ascii, asked: RecordFilter(until: Stage.today + -3))
        stage.press([.character("f"), .character("f"), .character("f")])
        stage.run()
        let first = Stage.today + -29
        #expect(stage.lines(after: 3)[23].contains("840 answers"))
        #expect(stage.lines(after: 3)[23].contains("\(first) to \(Stage.today + -3)"))
    }

    @Test func whatIsCoveredStaysLongerThanItsRate() throws {
        var reading = Stage.reading(reportedCount: 3)
        reading.figures.filter = RecordFilter(
            since: Day("2026-11-05"), until: Day("2026-11-20"), direction: .harmonic)
        let pieces = Coverage(reading: reading).pieces
        func line(_ room: Int) -> String { Pieces.fitting(pieces, in: room, separator: " | ") }
        #expect(
            line(77) == "1,200 answers | 72 % right | 3 reported | 2026-11-05 to 2026-11-20 | harmonic")
        #expect(line(70) == "1,200 answers | 3 reported | 2026-11-05 to 2026-11-20 | harmonic")
        #expect(line(55) == "1,200 answers | 2026-11-05 to 2026-11-20 | harmonic")
        #expect(line(45) == "1,200 answers | 2026-11-05 to 2026-11-20")
        #expect(line(20) == "1,200 answers" && line(12) == "")
        #expect(
            Pieces.fitting(Coverage(reading: Stage.reading()).pieces, in: 30, separator: " | ")
                == "1,200 answers | 72 % right")
    }
}
