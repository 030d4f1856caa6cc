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
        let summary = HistorySummary(part: history, whole: history, today: Stage.today)
        let course = summary.course(columns: size.columns)
        HistoryScreen(
            course,
            displayed: course.points.map { point in
                point.figures.correctRate.map { share < 1 ? 0.5 + ($0 - 0.5) * share : $0 }
            }, cursor: cursor, look: Stage.dark
        ).draw(
            on: &surface, in: Rect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2), summary)
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

        let one = Stage(
            80, 24, reading: Stage.reading(of: [Self.record(Stage.today)]), isAnimated: false)
        one.run(on: .history)
        let middle = one.screen.last.text.split(separator: "\n").filter { $0.contains("Oct 4 2024") }
        #expect(
            middle.first?.firstIndex(of: "O").map { middle[0].distance(from: middle[0].startIndex, to: $0) }
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

    /// Of the answers one is far from all others: a clock that begins in 1970, one that runs wild, one of next year.
    @Test(
        arguments: [
            ("1970-01-01", "1 answer before 2024 is not drawn"),
            ("2926-10-04", "1 answer after today is not drawn"),
            ("2025-10-04", "1 answer after today is not drawn"),
        ], [24, 40, 60, 80, 120, 200])
    func aRecordOfAFarClockStretchesNothing(far: (day: String, words: String), columns: Int) throws {
        let odd = try #require(Day(far.day))
        let days = (0..<30).flatMap { Array(repeating: Stage.today + -$0, count: 5) }
        let reading = Stage.reading(of: ([odd] + days).map { Self.record($0) })
        let without = Stage.reading(of: days.map { Self.record($0) })
        let (shown, plain) = (texts(reading, columns), texts(without, columns))
        #expect(shown[3..<23] == plain[3..<23], "the chart")
        let words = columns >= 40 ? far.words : "1 answer not drawn"
        #expect(shown[2] == "  \(words)" && plain[2].isEmpty)
        #expect(reading.figures.statistics.recordCount == 151)
        #expect(texts(reading, 120)[1].contains("31 days with answers | streak 30 days, longest 30"))
    }

    @Test func whatIsNotDrawnIsSaidOnBothSides() throws {
        let early = try #require(Day("1970-01-01"))
        let late = try #require(Day("2926-01-01"))
        let days = (0..<30).flatMap { Array(repeating: Stage.today + -$0, count: 5) }
        let reading = Stage.reading(of: ([early, early, early, late] + days).map { Self.record($0) })
        #expect(texts(reading, 80)[2] == "  3 answers before 2024 and 1 after today are not drawn")
        #expect(texts(reading, 40)[2] == "  4 answers outside are not drawn")
        #expect(
            texts(reading, 160, [.left])[1].hasSuffix("3 answers before 2024 and 1 after today are not drawn")
        )
        let onlyLate = Stage.reading(of: [Self.record(late)])
        #expect(texts(onlyLate, 80)[2] == "  1 answer after today is not drawn")
    }

    @Test(arguments: [
        (120, "3 answers before 2024 and 1 after today are not drawn | points join at least 5 answers"),
        (80, "4 answers outside are not drawn | points join at least 5 answers"),
        (60, "4 answers not drawn | points join at least 5 answers"),
        (50, "4 not drawn | points join at least 5 answers"), (44, "4 answers not drawn | 5 or more a point"),
        (36, "4 not drawn | 5 or more a point"), (24, "4 not drawn"),
    ]) func aNarrowWindowSaysBothInFewerWords(columns: Int, words: String) throws {
        let early = try #require(Day("1970-01-01"))
        let late = try #require(Day("2926-01-01"))
        let days = (0..<30).map { Stage.today + -$0 }
        let reading = Stage.reading(of: ([early, early, early, late] + days).map { Self.record($0) })
        let course = HistorySummary(part: reading.history, whole: reading.history, today: Stage.today)
            .course(columns: 200)
        #expect(HistoryCaption(course: course).line(in: columns - 4, separator: " | ") == words)
        if columns > 24 { #expect(texts(reading, 160)[2].contains("points join at least 5 answers")) }
    }

    @Test func whatNoUnitHoldsIsSaid() throws {
        let old = try #require(Day("1001-01-01"))
        let days = (0..<60).map { old + $0 } + (0..<60).map { Stage.today + -$0 }
        let reading = Stage.reading(of: days.map { Self.record($0) })
        #expect(texts(reading, 80)[2] == "  60 answers before 1670 are not drawn")
    }

    /// Two wrong answers between days with many do not pull the line to 0.
    @Test func fewAnswersJoinThoseBesideThem() {
        var records: [Record] = []
        for place in 0..<8 {
            let day = Stage.today + (place - 7)
            for number in 0..<(place == 3 ? 2 : 10) {
                records.append(Self.record(day, isCorrect: place != 3 && number % 5 > 0))
            }
        }
        let shown = texts(Stage.reading(of: records), 48)
        let expected = #"""
              8 days with answers
              points join at least 5 answers


              . 100 . . . . . . . . . . . . . . . . . . .


              @-----@\              ---@-----@-----@-----@
              . . . . \\\ . . ------. . . . . . . . . . .
                         \@---


              . 50  . . . . . . . . . . . . . . . . . . .



             :: . . ::. . ::. . . . . ::. . ::. . ::. . .::
             ::     ::    ::          ::    ::    ::     ::
             ::     ::    ::          ::    ::    ::     ::
             ::     ::    ::    ::    ::    ::    ::     ::
             ::.....::....::....::....::....::....::.....::
               Sep 28 2024    Sep 30       Oct 2       Oct 4
            """#
        #expect(shown[1..<23].joined(separator: "\n") == expected)
        let marked = texts(Stage.reading(of: records), 80, Array(repeating: .left, count: 5))
        #expect(marked[2] == "  2024-09-29 to 2024-09-30: 67 % of 12 right, 24 s")
    }

    @Test func theAxisEndsWithTodayAndFollowsMidnight() {
        let days = (5..<15).flatMap { Array(repeating: Stage.today + -$0, count: 5) }
        let stage = Stage(
            80, 24, reading: Stage.reading(of: days.map { Self.record($0) }), isAnimated: false,
            look: Stage.ascii)
        stage.screen.at(1, .key(.left))
        stage.screen.at(2, .key(.left)) { [clock = stage.clock] in clock.today = Stage.today + 1 }
        stage.screen.at(3, .key(.end))
        stage.run(on: .history)
        #expect(stage.lines(after: 1)[2] == "  \(Stage.today): no answers")
        #expect(stage.lines(after: 3)[2] == "  \(Stage.today + 1): no answers")
        #expect(stage.lines(after: 0)[22].contains("Oct 4"))
        #expect(stage.lines(after: 3)[22].contains("Oct 5"))
    }

    @Test func labelsLetTheYearBeKnown() throws {
        let first = try #require(Day("2023-11-15"))
        let days = stride(from: first.number, through: Stage.today.number, by: 20).map(Day.init)
        let labels = texts(Stage.reading(of: days.map { Self.record($0) }), 80)[22]
        let words = labels.split(separator: " ")
        #expect(words.prefix(2) == ["Dec", "2023"])
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
