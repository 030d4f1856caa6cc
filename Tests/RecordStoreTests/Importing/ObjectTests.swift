import IntervalStatistics
import RecordStore
import Testing

/// JSON objects with other members than ours.
struct ObjectTests {
    static let map = ["q": "correctAnswer", "a": "triedAnswers", "when": "date", "ms": "timeTook", "n": "id"]

    @Test func `Members are mapped, missing ones have their defaults`() throws {
        let text = #"""
            [{"n": 3, "q": "P5", "a": ["P4", "P5"], "when": "2026-11-24T19:03:12Z", "ms": 2310},
             {"n": 1, "q": 4, "a": 4}, {"n": 2, "q": "m3", "isCorrect": true, "a": null, "extra": {"deep": []}},
             {"q": "octave", "a": "WzUsMTJd"}, {"q": 6, "a": [6, "what", 99], "when": 1763000000}]
            """#
        let data = try Importing.read(text, map: Self.map)
        #expect(data.format == .objects && data.rowCount == 5 && data.refusals.isEmpty)
        #expect(try Importing.figures(data) == "m3 1/1, M3 1/1, TT 1/1, P5 0/1, P8 0/1")
        let records = try Importing.records(data)
        #expect(records.map(\.correctAnswer) == [12, 4, 3, 6, 7])
        #expect(records.map { Array($0.triedAnswers) } == [[5, 12], [4], [], [6, 31, 31], [5, 7]])
        #expect(records[4].timeTook == 2310 && records[4].moment?.offset == 60)
        #expect(records[3].moment == Moment(instant: 1_763_000_000_000, offset: 60))
        #expect(
            data.remarks == [
                "not used: extra.deep (1 row)", "object 5: a tried answer is no interval; the rest is used",
            ])
    }

    @Test func `Lines of objects and a single object are read as well`() throws {
        let lines =
            "{\"q\":5,\"a\":[5]}\n\n{\"q\":5,\"a\":[7]}\r\nnonsense\n{\"q\":\"five\",\"a\":[7]}\n[1]\n"
        let data = try Importing.read(lines, map: Self.map)
        #expect(try Importing.figures(data) == "P4 1/2")
        #expect(
            data.refusals.map { "\($0.place): \($0.reason)" } == [
                "line 4: this is no JSON object", "line 5: correctAnswer “five” is no interval",
                "line 6: this is no JSON object",
            ])
        #expect(
            try Importing.figures(try Importing.read("{\n\"q\": 5,\n\"a\": 5}", map: Self.map)) == "P4 1/1")
    }

    @Test func `Names under our own members need no map`() throws {
        let data = try Importing.read(#"[{"correctAnswer":"M6","triedAnswers":["m6","M6"]}]"#)
        #expect(try Importing.figures(data) == "M6 0/1")
        let numbered = try Importing.read(#"[{"id":7,"correctAnswer":9,"triedAnswers":[9]}]"#)
        #expect(try Importing.figures(numbered) == "M6 1/1")
    }

    @Test func `Text ids are kept, and one id cannot say two things`() throws {
        let text = #"""
            [{"id":"x1","q":1,"a":[1]},{"id":"x1","q":1,"a":[1]},{"id":"x1","q":2,"a":[2]}]
            """#
        let data = try Importing.read(text, map: Self.map)
        #expect(data.lines.count == 1 && data.repeatedCount == 1)
        #expect(
            data.refusals == [
                Refusal(place: "object 3", reason: "an earlier record has the same id and other content")
            ])
    }

    @Test func `Unknown members are named`() {
        #expect(
            Importing.complaint(#"[{"ton":7,"gesagt":{"als":5}}]"#)
                == "theirs has no member that holds questions, but gesagt.als, ton:"
                + " say which does with --map THEIRS=correctAnswer")
        #expect(Importing.complaint("[oops").hasPrefix("theirs holds no data that can be imported"))
    }
}
