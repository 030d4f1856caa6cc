import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// The History tab on a driven clock.
@MainActor @Suite struct HistoryTests {
    /// The whole tab with every point a share of the way from the flat line.
    private func picture(_ stage: Stage, share: Double, cursor: Int? = nil) -> Picture {
        let size = stage.screen.size
        var surface = Surface(size)
        let history = stage.context.model.reading?.figures.history ?? History()
        let buckets = HistoryScreen.buckets(history, columns: size.columns)
        HistoryScreen(
            buckets: buckets,
            displayed: buckets.map { $0.correctRate.map { 0.5 + ($0 - 0.5) * share } }, cursor: cursor,
            look: Stage.dark
        ).draw(
            on: &surface, in: Rect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2),
            HistorySummary(part: history, whole: history, today: Stage.today))
        return Picture(
            size: size, cells: Array(surface.cells.dropFirst(size.columns).dropLast(size.columns)))
    }

    private func shown(_ stage: Stage, at seconds: Double) -> (moment: Double, picture: Picture) {
        let frame = stage.screen.frames.last { $0.moment <= 1000 + seconds + 1e-9 }
        let surface = frame?.surface ?? Surface(stage.screen.size)
        return (
            (frame?.moment ?? 1000) - 1000,
            Picture(
                size: surface.size,
                cells: Array(surface.cells.dropFirst(surface.size.columns).dropLast(surface.size.columns)))
        )
    }

    @Test func pointsMoveFromTheFlatLineWithinNineTenthsOfASecond() {
        let stage = Stage(60, 20)
        stage.screen.at(5, .key(.enter))
        stage.run(on: .history)
        for start in [0.0, 5.0] {
            for share in [0.25, 0.5, 0.75, 1] {
                let shown = shown(stage, at: start + share * 0.9)
                #expect(shown.picture == picture(stage, share: min(1, (shown.moment - start) / 0.9)))
            }
        }
        #expect(stage.clock.now > 1005.89 && stage.clock.now < 1005.95)
    }

    @Test func theCursorSaysADay() {
        let stage = Stage(80, 24, isAnimated: false)
        for (place, key) in [Key.left, .left, .home, .right, .end, .escape].enumerated() {
            stage.screen.at(Double(place + 1), .key(key))
        }
        stage.run(on: .history)
        func words(_ seconds: Double) -> String {
            String(
                stage.screen.surface(at: seconds).text.split(
                    separator: "\n", omittingEmptySubsequences: false)[2])
        }
        let today = Stage.today
        #expect(words(0.5).isEmpty)
        #expect(words(1.5).contains("\(today): 100 % of 120 right, 4 min 0 s"))
        #expect(words(2.5).contains("\(today + -1): 100 % of 120"))
        #expect(words(3.5).contains("\(today + -9): "))
        #expect(words(4.5).contains("\(today + -8): "))
        #expect(words(5.5).contains("\(today): "))
        #expect(words(6.5).isEmpty)
    }

    @Test func noPointAndOnePointAreRight() {
        let nothing = Reading(
            records: .empty, figures: PartFigures(of: .empty, where: .all), isSample: false)
        let stage = Stage(80, 24, reading: nothing, isAnimated: false)
        for (place, key) in [Key.left, .enter, .home].enumerated() {
            stage.screen.at(Double(place + 1), .key(key))
        }
        stage.run(on: .history)
        #expect(stage.screen.last.text.contains("No answers yet."))

        let records = RecordList([[Record(correctAnswer: 7, isCorrect: true, instant: 86_400_000)]])
        let one = Stage(
            80, 24, reading: Reading(records: records, figures: PartFigures(of: records, where: .all)),
            isAnimated: false)
        one.run(on: .history)
        let middle = one.screen.last.text.split(separator: "\n").filter { $0.contains("Jan 2 1970") }
        #expect(
            middle.first?.firstIndex(of: "J").map { middle[0].distance(from: middle[0].startIndex, to: $0) }
                == 35)
    }

    @Test func leavingStopsTheMovement() {
        let stage = Stage(80, 24)
        stage.screen.at(0.3, .key(.character("7")))
        stage.run(on: .history)
        #expect(stage.clock.now < 1000.35)
    }
}
