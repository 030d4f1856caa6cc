import IntervalStatistics
import RecordStore
import Testing

/// What one line may say, and how it is named when it may not.
struct GrammarTests {
    let folder = TemporaryFolder()

    func read(_ text: String) throws -> StoreContents {
        folder.write("a.jsonl", text)
        return try #require(StoreReader().read(folder.location))
    }

    /// The faults of a line that stands between two good ones, as "line:column kind field", and whether it was used.
    func judge(_ line: String) throws -> String {
        let contents = try read(Lines.file([Lines.record(1), line, Lines.record(3)]))
        let faults = contents.faults.map { fault in
            "\(fault.line ?? 0):\(fault.column ?? 0) \(fault.kind)" + (fault.field.map { " \($0)" } ?? "")
        }
        #expect(contents.recordCount >= 2)
        return (["\(contents.recordCount - 2)"] + faults).joined(separator: " ")
    }

    @Test(arguments: [
        (#"{"correctAnswer":7,"isCorrect":true}"#, "1"),
        (#"{"correctAnswer":7e0,"isCorrect":true}"#, "1"),
        (#"{"correctAnswer":24,"isCorrect":false}"#, "1"),
        (#"{"correctAnswer":25,"isCorrect":true}"#, "0 2:18 outOfRange correctAnswer"),
        (#"{"correctAnswer":-3,"isCorrect":true}"#, "0 2:18 outOfRange correctAnswer"),
        (#"{"correctAnswer":7.5,"isCorrect":true}"#, "0 2:18 outOfRange correctAnswer"),
        (#"{"correctAnswer": "7","isCorrect":true}"#, "0 2:19 wrongType correctAnswer"),
        (#"{"correctAnswer":null,"isCorrect":true}"#, "0 2:18 wrongType correctAnswer"),
        (#"{"isCorrect":true}"#, "0 2:1 missing correctAnswer"),
        (#"{"correctAnswer":7}"#, "0 2:1 missing isCorrect"),
        (#"{"correctAnswer":7,"triedAnswers":[]}"#, "0 2:1 missing isCorrect"),
        (#"{"correctAnswer":7,"triedAnswers":[5,7],"isCorrect":null}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":1}"#, "0 2:32 wrongType isCorrect"),
        (#"{"correctAnswer":7,"isCorrect":1,"triedAnswers":[5,7]}"#, "1 2:32 ignoredValue isCorrect"),
        (#"{"correctAnswer":7,"triedAnswers":"?","isCorrect":1}"#, "0 2:51 wrongType isCorrect"),
        (#"{"correctAnswer":7,"triedAnswers":"?"}"#, "0 2:1 missing isCorrect"),
        (#"{"correctAnswer":1e400,"isCorrect":true}"#, "0 2:18 outOfRange correctAnswer"),
        (#"{"correctAnswer":-0,"isCorrect":true}"#, "1"),
        (#"{"correctAnswer":1.2E1,"isCorrect":true}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"isCorrect":3}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"correctAnswer":"x"}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":4294967295}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":4294967296}"#, "1 2:48 ignoredValue timeTook"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":-5}"#, "1 2:48 ignoredValue timeTook"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":1000000000000}"#, "1 2:48 ignoredValue timeTook"),
        (
            #"{"correctAnswer":7,"isCorrect":true,"timeTook":123456789012345678901}"#,
            "1 2:48 ignoredValue timeTook"
        ),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":900.5}"#, "1 2:48 rounded timeTook"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":9.005e2}"#, "1 2:48 rounded timeTook"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":null}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"timeTook":"9"}"#, "1 2:48 ignoredValue timeTook"),
        (
            #"{"correctAnswer":7,"isCorrect":true,"direction":"sideways"}"#,
            "1 2:49 unknownDirection direction"
        ),
        (#"{"correctAnswer":7,"isCorrect":true,"direction":1}"#, "1 2:49 ignoredValue direction"),
        (#"{"correctAnswer":7,"isCorrect":true,"choices":0}"#, "1 2:47 ignoredValue choices"),
        (#"{"correctAnswer":7,"isCorrect":true,"choices":256}"#, "1 2:47 ignoredValue choices"),
        (#"{"correctAnswer":7,"isCorrect":true,"choices":"many"}"#, "1 2:47 ignoredValue choices"),
        (#"{"correctAnswer":7,"isCorrect":true,"choices":-1e999}"#, "1 2:47 ignoredValue choices"),
        (#"{"correctAnswer":7,"isCorrect":true,"root":128}"#, "1 2:44 ignoredValue root"),
        (#"{"correctAnswer":7,"isCorrect":true,"replays":[]}"#, "1 2:47 ignoredValue replays"),
        (#"{"correctAnswer":7,"isCorrect":true,"v":1.0}"#, "1"),
        (#"{"correctAnswer":7,"isCorrect":true,"v":0}"#, "1 2:41 ignoredValue v"),
        (#"{"correctAnswer":"new","isCorrect":true,"v":2}"#, "0 2:45 newerVersion v"),
        (#"{"correctAnswer":7,"isCorrect":true,"v":"1"}"#, "1 2:41 ignoredValue v"),
        (#"{"correctAnswer":7,"isCorrect":true,"v":1.5}"#, "1 2:41 ignoredValue v"),
        (#"{"correctAnswer":7,"isCorrect":true,"v":99999999999999999999}"#, "0 2:41 newerVersion v"),
        (#"{"correctAnswer":7,"isCorrect":true,"id":5}"#, "1 2:42 ignoredValue id"),
        (#"{"correctAnswer":7,"isCorrect":true,"id":""}"#, "1"),
    ]) func `Members are as the grammar has them`(line: String, judgement: String) throws {
        #expect(try judge(line) == judgement)
    }

    @Test(arguments: [
        ("[5,7]", "1"),
        ("null", "1"),
        (#""WzUsN10=""#, "1"),
        (#""WzUsN10""#, "1 2:58 ignoredValue triedAnswers"),
        (#""bnVsbA==""#, "1 2:58 ignoredValue triedAnswers"),
        (#""""#, "1 2:58 ignoredValue triedAnswers"),
        ("7", "1 2:58 ignoredValue triedAnswers"),
        // [5,1e400]
        (#""WzUsMWU0MDBd""#, "1 2:58 oddTriedAnswer triedAnswers"),
        ("[1e400,7]", "1 2:59 oddTriedAnswer triedAnswers"),
        ("[5, 99,7]", "1 2:62 oddTriedAnswer triedAnswers"),
        (#"["x",7]"#, "1 2:59 oddTriedAnswer triedAnswers"),
        ("[7,5.5]", "1 2:61 oddTriedAnswer triedAnswers"),
        ("[null,-1,[]]", "1 2:59 oddTriedAnswer triedAnswers"),
        ("[" + String(repeating: "5,", count: 24) + "7]", "1 2:107 tooManyTries triedAnswers"),
    ]) func `Tried answers are a list or its Base64`(tries: String, judgement: String) throws {
        let line = #"{"correctAnswer":7,"isCorrect":false,     "triedAnswers":\#(tries)}"#
        #expect(try judge(line) == judgement)
    }

    @Test(arguments: [
        ("hello", "0 2:1 brokenJSON"),
        ("NaN", "0 2:1 brokenJSON"),
        ("[1,2]", "0 2:1 notAnObject"),
        ("  null", "0 2:3 notAnObject"),
        (#"{"correctAnswer":7,"isCorrect":true,}"#, "0 2:37 brokenJSON"),
        (#"{"correctAnswer":NaN,"isCorrect":true}"#, "0 2:18 brokenJSON"),
        (#"{"correctAnswer":07,"isCorrect":true}"#, "0 2:19 brokenJSON"),
        (#"{"correctAnswer":7,"isCorrect":true,"x":1e400,}"#, "0 2:47 brokenJSON"),
        (#"{"correctAnswer":7,"isCorrect":true,"x":[1e400,01]}"#, "0 2:49 brokenJSON"),
        (#"{"x":123456789012345678901,"y":"\q","correctAnswer":7,"isCorrect":true}"#, "0 2:33 brokenJSON"),
        (#"{"correctAnswer":7,"isCorrect":true,"x":"\q"}"#, "0 2:42 brokenJSON"),
        (#"{"correctAnswer":7,"isCorrect":tr"#, "0 2:34 brokenJSON"),
        (#"{"correctAnswer":7,"isCorrect":true} x"#, "0 2:38 brokenJSON"),
        ("<<<<<<< mine", "0 2:1 conflictMarker"),
        ("|||||||", "0 2:1 conflictMarker"),
        ("<<<<<<<< eight", "0 2:1 brokenJSON"),
        ("\u{FEFF}\0\0 \t\r", "0"),
    ]) func `What is no JSON is named where it breaks`(line: String, judgement: String) throws {
        #expect(try judge(line) == judgement)
    }

    @Test func `Nesting counts to 64`() throws {
        func line(_ depth: Int) -> String {
            let open = String(repeating: "[", count: depth - 1)
            return Lines.record(2, extra: #","x":"# + open + String(repeating: "]", count: depth - 1))
        }
        #expect(try judge(line(64)) == "1")
        #expect(try judge(line(65)).contains("tooDeep"))
    }

    @Test func `A line may have 1 MiB and no more`() throws {
        let bare = Lines.record(2, extra: #","x":"""#).utf8.count
        func line(_ length: Int) -> String {
            Lines.record(2, extra: #","x":""# + String(repeating: "a", count: length - bare) + #"""#)
        }
        #expect(try judge(line(1_048_576)) == "1")
        #expect(try judge(line(1_048_577)) == "0 2:1 tooLong")
    }

    @Test func `Bad UTF-8 is named at its byte`() throws {
        let bad = Array(#"{"note":"é"#.utf8) + [0xC3] + Array((#"","# + Lines.record(2).dropFirst()).utf8)
        folder.write("a.jsonl", Array((Lines.record(1) + "\n").utf8) + bad + [10])
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.faults.map(\.kind) == [.invalidUTF8])
        #expect(contents.faults.first?.column == 12)
        #expect(contents.recordCount == 1)
    }

    @Test func `Whole records on a broken line are saved if they have an id`() throws {
        let half = String(Lines.record(2).prefix(40))
        #expect(try judge(half + Lines.record(2)) == "1 2:43 fused")
        #expect(
            try judge(Lines.record(2) + Lines.record(4) + half)
                == "2 2:\(Lines.record(2).utf8.count + 1) fused")
        #expect(try judge(#"{"correctAnswer":7,"isCorrect":true}"# + half) == "0 2:37 brokenJSON")
    }

    @Test func `Only the last line can be torn`() throws {
        let whole = Lines.record(1)
        for length in 1..<whole.utf8.count {
            let contents = try read(Lines.record(0) + "\n" + whole.prefix(length))
            #expect(contents.faults.map(\.kind) == [.torn] && contents.recordCount == 1, "\(length)")
            #expect(contents.faults.first?.line == 2 && contents.faults.first?.column == length + 1)
        }
        #expect(try read(whole).recordCount == 1)
    }

    @Test(arguments: [
        ("2026-11-02T19:00:01.000+01:00", 1_793_642_401_000, 60),
        ("2026-11-02t19:00:01z", 1_793_646_001_000, 0),
        ("2026-11-02 19:00:01", 1_793_646_001_000, 0),
        ("2026-11-02T19:00:01.4819-0330", 1_793_658_601_481, -210),
        ("1969-12-31T23:59:59.9Z", -100, 0),
        ("2016-12-31T23:59:60Z", 1_483_228_799_999, 0),
        ("2024-02-29T00:00:00Z", 1_709_164_800_000, 0),
    ]) func `Times are instants with the offset of their place`(text: String, instant: Int, offset: Int)
        throws
    {
        let line = #"{"correctAnswer":7,"isCorrect":true,"date":"\#(text)"}"#
        let record = try #require(try read(line).records.first { _ in true })
        #expect(record.instant == Int64(instant) && record.offset == Int16(offset))
    }

    @Test(arguments: [
        "", "yesterday", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-02", "2026-11-02T24:00:00Z",
        "2026-11-02T19:60:00Z", "2026-11-02T19:00:61Z", "2026-11-02T19:00:00.Z", "2026-11-02T19:00:00+1",
        "2026-11-02T19:00:00+25:00", "2026-11-02T19:00:00ZZ", "0000-01-01T00:00:00Z", "2026-11-02T19:00Z",
    ]) func `Times that no calendar has are named`(text: String) throws {
        let line = #"{"correctAnswer":7,"isCorrect":true,"date":"\#(text)"}"#
        #expect(try judge(line) == "1 2:44 ignoredValue date")
    }

    @Test(arguments: [
        "123456789012345678901", "-9223372036854775809", "1e400", "-1e400", "-0", "1.0E2", "0.1e-400",
        "1E+309",
        "1" + String(repeating: "0", count: 400), "[[18446744073709551616]]", #"{"y":1e999,"z":"1e400"}"#,
    ]) func `Numbers of an unknown member may be of any size and form`(number: String) throws {
        for member in [#","x":\#(number)"#, #","x": \#(number) ,"y":1e400"#] {
            let record = Lines.record(2, tries: "[5,7]", isCorrect: "false", extra: member)
            #expect(try judge(record) == "1", "\(member)")
            #expect(
                try read(record).records.first { _ in true }
                    == read(Lines.record(2, tries: "[5,7]", isCorrect: "false")).records.first { _ in true })
        }
    }

    @Test func `A fraction of a time is rounded, and a member that cannot be used is as if absent`() throws {
        let line =
            #"{"correctAnswer":7,"isCorrect":true,"timeTook":900.5,"choices":0.5,"date":"today","id":[]}"#
        let record = try #require(try read(line).records.first { _ in true })
        #expect(record == Record(correctAnswer: 7, isCorrect: true, timeTook: 901))
        let derived = #"{"correctAnswer":7,"isCorrect":"no","triedAnswers":[7],"timeTook":-5}"#
        let found = try #require(try read(derived).records.first { _ in true })
        #expect(found == Record(correctAnswer: 7, triedAnswers: [7], isCorrect: true))
    }

    @Test func `A record keeps all that it says`() throws {
        let line = Lines.record(
            1, tries: "[5,99,7]", isCorrect: "false", extra: #","direction":"harmonic","choices":12"#)
        let record = try #require(try read(line).records.first { _ in true })
        let expected = Record(
            correctAnswer: 7, triedAnswers: [5, TriedAnswers.unreadable, 7], isCorrect: false, timeTook: 1500,
            direction: .harmonic, choices: 12, instant: 1_793_642_401_000, offset: 60)
        #expect(record == expected)
    }
}
