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

    @Test func leavingStopsTheMovementAndReturningBeginsAnew() {
        let stage = Stage(80, 24)
        stage.screen.at(0.3, .key(.character("7")))
        stage.screen.at(5, .key(.character("3")))
        stage.run(on: .history)
        #expect(!stage.screen.frames.contains { $0.moment > 1000.35 && $0.moment < 1005 })
        let shown = shown(stage, at: 5.45)
        #expect(shown.picture == picture(stage, share: (shown.moment - 5) / 0.9))
        #expect(stage.clock.now > 1005.89 && stage.clock.now < 1005.95)
    }

    private func texts(_ reading: Reading, _ columns: Int, _ keys: [Key] = []) -> [String] {
        let stage = Stage(columns, 24, reading: reading, isAnimated: false, look: Stage.ascii)
        stage.press(keys)
        stage.run(on: .history)
        return stage.lines(after: keys.count)
    }

    private static func record(_ day: Day, isCorrect: Bool = true) -> Record {
        Record(
            correctAnswer: 7, isCorrect: isCorrect, timeTook: 2000, instant: Int64(day.number) * 86_400_000)
    }

    @Test(arguments: ["1970-01-01", "2038-01-19", "2019-03-04"], [40, 60, 80, 120, 200])
    func aRecordOfAFarClockHidesNoOther(far: String, columns: Int) throws {
        let odd = try #require(Day(far))
        let days = (0..<30).map { Stage.today + -$0 }
        let reading = Stage.reading(of: ([odd] + days).map { Self.record($0) })
        let buckets = HistoryScreen.buckets(reading.history, columns: columns)
        #expect(buckets.reduce(0) { $0 + $1.count } == 31)
        #expect(!texts(reading, columns)[1].contains("shown from"))
    }

    @Test func whatNoUnitHoldsIsSaid() throws {
        let first = try #require(Day("1001-01-01"))
        let reading = Stage.reading(of: [Self.record(first), Self.record(Stage.today)])
        #expect(texts(reading, 80)[1].contains("shown from 1670-01-01 on"))
    }

    @Test func labelsLetTheYearBeKnown() throws {
        let first = try #require(Day("2023-11-15"))
        let days = stride(from: first.number, through: Stage.today.number, by: 20).map(Day.init)
        let labels = texts(Stage.reading(of: days.map { Self.record($0) }), 80)[22]
        let words = labels.split(separator: " ")
        #expect(words.prefix(2) == ["Nov", "2023"])
        #expect(words.contains("2024") && words.count { $0 == "2024" } == 1)
    }

    @Test func theStreakIsOfAllAnswersWhateverThePart() {
        let days = (0..<30).map { Stage.today + -$0 }
        let reading = Stage.reading(of: days.map { Self.record($0) })
        let shown = texts(reading, 100, Array(repeating: .character("f"), count: 4))[1]
        #expect(shown.contains("7 days with answers"))
        #expect(shown.contains("streak 30 days, longest 30"))
        #expect(shown.contains("14 s of answering"))
        let part = RecordFilter(since: Stage.today + -1)
        let filtered = Reading(
            records: reading.records, figures: PartFigures(of: reading.records, where: part))
        #expect(filtered.history.days.count == 30 && filtered.figures.history.days.count == 2)
    }

    @Test(arguments: [24, 40, 60, 80]) func noLineIsCut(columns: Int) {
        let days = (0..<400).map { Stage.today + -$0 }
        let reading = Stage.reading(of: days.map { Self.record($0) })
        let whole = [
            "400 days with answers", "streak 400 days, longest 400", "13 min 20 s of answering",
        ]
        let lines = texts(reading, columns, [.left])
        let pieces = lines[1].dropFirst(2).split(separator: " | ")
        #expect(pieces.elementsEqual(whole.prefix(pieces.count)) { $0 == $1 })
        #expect(pieces.count >= (columns >= 60 ? 2 : columns >= 40 ? 1 : 0))
        #expect(lines[2].contains("100 % of "))
        #expect(["right", "s"].contains { lines[2].hasSuffix($0) } || lines[2].last?.isNumber == true)
    }

    @Test func aSmallWindowSaysItInLines() {
        let stage = Stage(40, 8, isAnimated: false, look: Stage.ascii)
        stage.run(on: .history)
        #expect(
            stage.lines(after: 0).dropFirst().prefix(3) == [
                "  10 days with answers", "  streak 10 days, longest 10", "  40 min 0 s of answering",
            ])
    }
}
