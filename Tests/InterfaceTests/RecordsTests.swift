import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// The Records tab on a driven clock.
@MainActor @Suite struct RecordsTests {
    private func screens(_ keys: [Key], reading: Reading = Stage.reading(), columns: Int = 80) -> [String] {
        let stage = Stage(columns, 24, reading: reading, isAnimated: false, look: Stage.ascii)
        for (place, key) in keys.enumerated() { stage.screen.at(Double(place + 1), .key(key)) }
        stage.run(on: .records)
        return (0...keys.count).map { stage.screen.surface(at: Double($0) + 0.5).text }
    }

    private func typed(_ text: String) -> [Key] { [.character("/")] + text.map { .character($0) } }

    private func reading(_ records: [Record]) -> Reading {
        let list = RecordList([records])
        return Reading(records: list, figures: PartFigures(of: list, where: .all))
    }

    @Test func theNewestStandsFirst() {
        let lines = screens([])[0].split(separator: "\n")
        #expect(lines[1].contains("1,200 records"))
        #expect(lines[3].hasPrefix("> 2024-10-04 00:00  P8"))
    }

    @Test func theFieldShowsItsPlaceholderAndFiltersWhileTyping() {
        let shown = screens(typed("m6 wrong"))
        #expect(shown[1].contains("Type to filter"))
        #expect(shown[2].contains("400 of 1,200 records"))
        #expect(shown[3].contains("100 of 1,200 records"))
        #expect(shown[9].contains("47 of 1,200 records"))
        #expect(shown[9].contains("m6 wrong"))
    }

    @Test func escapeClearsAndEnterLeavesTheTextStanding() {
        let kept = screens(typed("TT") + [.enter, .character("s"), .down, .escape])
        #expect(kept[4].contains("100 of 1,200") && kept[5].contains("100 of 1,200"))
        #expect(kept.last?.contains("1,200 records") == true)
        let cleared = screens(typed("TTq") + [.escape])
        #expect(cleared[4].contains("0 of 1,200"))
        #expect(cleared[5].contains("1,200 records"))
    }

    @Test func theFieldIsEditedInItsMiddle() {
        let keys = typed("M") + [.character("x"), .left, .character("6"), .right, .backspace]
        #expect(screens(keys).last?.contains("100 of 1,200") == true)
        let other = typed("6x") + [.home, .character("m"), .end, .left, .delete]
        #expect(screens(other).last?.contains("100 of 1,200") == true)
    }

    @Test func enterOpensTheRecordAsATree() {
        let record = Record(
            correctAnswer: 7, triedAnswers: [5, 7], isCorrect: false, timeTook: 2310, direction: .descending,
            choices: 12, instant: 1_764_007_392_481, offset: 60)
        let shown = screens([.enter, .escape], reading: reading([record]))
        #expect(
            shown[1].split(separator: "\n").dropFirst().prefix(9).map { $0.dropFirst(2) } == [
                "v Record", "  - correctAnswer: P5", "  v triedAnswers: 2 elements", "    - P4", "    - P5",
                "  - isCorrect: false", "  - timeTook: 2310 ms", "  - direction: descending",
                "  - date: 2025-11-24 19:03",
            ])
        #expect(shown[2].contains("  1 record\n") && shown[2].contains("P4, P5"))
    }

    /// What is in memory stands there at once; the line as its file has it comes when it is found.
    @Test func theLineOfTheFileFollows() {
        let record = Record(
            correctAnswer: 7, triedAnswers: [7], isCorrect: true, timeTook: 2310, direction: .descending,
            choices: 12, instant: 1_764_007_392_481, offset: 60)
        let stage = Stage(80, 24, reading: reading([record]), isAnimated: false, look: Stage.ascii)
        stage.screen.at(1, .key(.enter))
        stage.screen.at(2, .woken) {
            stage.source.post(
                .line(
                    RecordLine(
                        number: stage.source.questions.last?.number ?? 0, file: "a.jsonl",
                        value: .object([
                            .init(name: "v", value: .token("1")), .init(name: "id", value: .token("\"x-1\"")),
                            .init(name: "triedAnswers", value: .list([.token("7.0")])),
                            .init(
                                name: "mood",
                                value: .object([
                                    .init(name: "tags", value: .list([.list([]), .token("null")]))
                                ])),
                            .init(name: "replays", value: .token("1e400")),
                        ]))))
        }
        stage.screen.at(3, .key(.escape))
        stage.run(on: .records)
        let memory = [
            "  v Record", "    - correctAnswer: P5", "    v triedAnswers: 1 element", "      - P5",
            "    - isCorrect: true", "    - timeTook: 2310 ms", "    - direction: descending",
            "    - date: 2025-11-24 19:03", "    - choices: 12",
        ]
        #expect(stage.lines(after: 1)[1..<23] == (memory + Array(repeating: "", count: 13))[...])
        let file = [
            "    v line in a.jsonl: 5 members", "      - v: 1", "      - id: \"x-1\"",
            "      v triedAnswers: 1 element", "        - 7.0", "      v mood: 1 member",
            "        v tags: 2 elements", "          v 0 elements", "          - null",
            "      - replays: 1e400",
        ]
        #expect(stage.lines(after: 2)[1..<23] == (memory + file + ["", "", ""])[...])
        #expect(stage.lines(after: 3)[1].contains("1 record"))
    }

    @Test func aLineThatIsNotWantedAnyMoreIsNotShown() {
        let stage = Stage(80, 40, isAnimated: false, look: Stage.ascii)
        stage.press([.enter, .escape, .down, .enter])
        stage.screen.at(5, .woken) {
            stage.source.post(.line(RecordLine(number: 1, file: "old.jsonl", value: .token("1"))))
        }
        stage.screen.at(6, .woken) { stage.source.post(.line(RecordLine(number: 2, file: nil))) }
        stage.run(on: .records)
        #expect(stage.source.questions.map(\.place) == [0, 1])
        #expect(!stage.lines(after: 5).contains { $0.contains("old.jsonl") })
        #expect(stage.lines(after: 6).contains("    - line: not in the store any more"))
    }

    @Test func theLineIsThatOfTheRecordThatIsFoundByTheFilter() {
        let stage = Stage(80, 40, isAnimated: false, look: Stage.ascii)
        stage.press(typed("m2 wrong") + [.enter, .enter])
        stage.run(on: .records)
        let list = Stage.records()
        let place = list.indices.first { list[$0].correctAnswer == 1 && !list[$0].isCorrect }
        #expect(stage.source.questions.map(\.place) == [place])
    }

    @Test func whatIsNotKnownIsNil() {
        let tree = Dump(opened: "v").lines(RecordDescription(Record(correctAnswer: 13, isCorrect: true)))
        #expect(
            tree.dropFirst() == [
                "  - correctAnswer: 13 semitones", "  v triedAnswers: 0 elements", "  - isCorrect: true",
                "  - timeTook: nil", "  - direction: nil", "  - date: nil", "  - choices: nil",
            ])
    }

    @Test func aCellOfTheMapListsItsRecords() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        for (place, key) in [Key.down, .right, .enter].enumerated() {
            stage.screen.at(Double(place + 1), .key(key))
        }
        stage.run(on: .confusion)
        #expect(stage.screen.last.text.contains("17 of 1,200 records"))
        #expect(stage.screen.last.text.contains("m2 heard:M2"))
    }

    @Test func thePeriodHoldsHereToo() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        for press in 1...5 {
            stage.screen.at(Double(press), .key(.character("f")))
            stage.screen.at(Double(press) + 0.1, .woken)
        }
        stage.run(on: .records)
        #expect(stage.screen.last.text.contains("120 of 1,200 records"))
    }

    @Test func enterBeforeTheShorterListIsDrawnOpensItsLastRecord() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        stage.screen.at(1, .key(.end))
        for _ in 1...5 { stage.screen.at(2, .key(.character("f"))) }
        stage.screen.at(2, .woken)
        stage.screen.at(2, .key(.enter))
        stage.run(on: .records)
        #expect(stage.screen.last.text.contains("v Record"))
    }

    @Test(arguments: [
        ("m6", true), ("M6", false), ("m", true), ("wr", true), ("right", false), ("desc", true),
        ("asc", false),
        ("heard:P5", true), ("heard:m6", false), ("8", false), ("2026", true), ("2026-11", true),
        ("2026-11-24", true),
        ("2026-12", false), ("2026-11-23", false), ("m6 P5", false), ("m6 wrong 2026", true), ("zzz", false),
        ("", true),
    ])
    func wordsMeanWhatTheySay(text: String, isMatch: Bool) throws {
        let day = try #require(Day("2026-11-24"))
        let record = Record(
            correctAnswer: 8, triedAnswers: [7, 8], isCorrect: false, direction: .descending,
            instant: Int64(day.number) * 86_400_000)
        #expect(RecordQuery(text).matches(record) == isMatch)
    }

    @Test func aMillionRecordsAreReadAsFarAsTheyAreShown() {
        let block = (0..<10_000).map {
            Record(correctAnswer: UInt8($0 % 12 + 1), isCorrect: true, instant: Int64($0) * 60_000)
        }
        let list = RecordList(
            (0..<100).map { part in
                block.map { record in
                    var record = record
                    record.instant += Int64(part) * 600_000_000
                    return record
                }
            })
        let million = Reading(
            records: list, figures: PartFigures(filter: .all, statistics: Statistics(), history: History()))
        let stage = Stage(80, 24, reading: million, isAnimated: false, look: Stage.ascii)
        stage.screen.at(1, .key(.end))
        stage.screen.at(2, .key(.pageUp))
        stage.screen.at(3, .key(.home))
        stage.run(on: .records)
        func dates(_ seconds: Int) -> [Substring] {
            stage.lines(after: seconds)[3..<23].map { $0.dropFirst(2).prefix(16) }
        }
        // The newest is 999,999 minutes after the beginning of 1970; twenty of them are on the screen.
        #expect(dates(0).first == "1971-11-26 10:39" && dates(0).last == "1971-11-26 10:20")
        #expect(dates(1).first == "1970-01-01 00:19" && dates(1).last == "1970-01-01 00:00")
        #expect(stage.lines(after: 1)[22].hasPrefix("> 1970-01-01 00:00"))
        #expect(stage.lines(after: 2)[3].hasPrefix("> 1970-01-01 00:19"))
        #expect(dates(3) == dates(0))
        #expect(stage.screen.last.text.contains("1,000,000 records"))
    }

    @Test(arguments: [("19", true), ("1", false), ("18", false), ("heard:14", true), ("heard:19", false)])
    func recordsOutsideTheWheelAreFoundByTheirSemitones(text: String, isMatch: Bool) {
        let record = Record(correctAnswer: 19, triedAnswers: [14, 19], isCorrect: false)
        #expect(RecordQuery(text).matches(record) == isMatch)
    }

    @Test func newRecordsDoNotCloseTheOneThatIsLookedAt() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        stage.screen.at(1, .key(.enter))
        stage.screen.at(2, .woken) { stage.source.post(.loaded(Stage.reading([0.1]))) }
        stage.screen.at(3, .key(.escape))
        stage.run(on: .records)
        #expect(stage.lines(after: 1)[1].contains("v Record"))
        #expect(stage.lines(after: 2)[1].contains("v Record"))
        #expect(stage.lines(after: 3)[1].contains("100 records"))
    }
}
