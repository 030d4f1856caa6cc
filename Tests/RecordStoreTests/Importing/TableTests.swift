import IntervalStatistics
import RecordStore
import Testing

/// Tables of text.
struct TableTests {
    @Test func `Columns have the names of a record's members`() throws {
        let data = try Importing.read(
            #"""
            id,date,correctAnswer,triedAnswers,isCorrect,timeTook,direction,root,choices,replays,mood
            01900000-0000-7000-8000-000000000001,2026-11-24T19:03:12.481+01:00,7,5 7,false,2310,descending,62,12,1,"a, ""b"""
            ,2026-11-25T08:00:00Z,m6,"m6,M6",,,,,,,
            ,2026-11-26,Minor Third,[3],TRUE,1500.6,Harmonic,,,,"two
            lines"
            """#)
        #expect(data.format == .table && data.rowCount == 3 && data.refusals.isEmpty)
        #expect(data.remarks == ["not used: mood (2 rows)"])
        #expect(try Importing.figures(data) == "m3 1/1, P5 0/1, m6 1/1")
        let records = try Importing.records(data).sorted { $0.instant < $1.instant }
        #expect(records.map { Array($0.triedAnswers) } == [[5, 7], [8, 9], [3]])
        #expect(records.map(\.timeTook) == [2310, 0, 1501] && records[0].choices == 12)
        #expect(records.map(\.direction) == [.descending, nil, .harmonic])
        #expect(
            records.compactMap(\.moment).map { "\($0)" } == [
                "2026-11-24T19:03:12.481+01:00", "2026-11-25T09:00:00.000+01:00",
                "2026-11-26T00:00:00.000+01:00",
            ])
        let first = try #require(data.lines.first { $0.text.contains("-000000000001") })
        #expect(first.text.contains(#""root":62,"choices":12,"replays":1"#))
    }

    @Test(arguments: [",", ";", "\t"]) func `Separators and ends of lines are recognised`(separator: String)
        throws
    {
        for end in ["\n", "\r\n", "\r"] {
            let rows = [
                ["CorrectAnswer", "isCorrect", "note"], ["P5", "yes", ""], ["", "", ""], ["5", "0", "x"],
            ]
            let text = "\u{FEFF}" + rows.map { $0.joined(separator: separator) }.joined(separator: end)
            let data = try Importing.read(text)
            #expect(try Importing.figures(data) == "P4 0/1, P5 1/1")
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func `A separator that the first line names is taken`(end: String)
        throws
    {
        let rows = ["Sep=;", "correctAnswer;triedAnswers,x,y;isCorrect", "7;7;yes", "loud;7;no"]
        let data = try Importing.read("\u{FEFF}" + rows.joined(separator: end))
        #expect(try Importing.figures(data) == "P5 1/1")
        #expect(data.refusals.map(\.place) == ["row 4"])
    }

    @Test func `A table in another encoding is decoded, what has none is refused`() throws {
        let asked = Array("correctAnswer;isCorrect\ngro".utf8) + [0xDF] + Array("e Terz;1\n7;1\n".utf8)
        let data = try Importing.read(asked)
        #expect(try Importing.figures(data) == "M3 1/1, P5 1/1")
        #expect(data.remarks == ["the text is ISO-8859-1"] && data.understanding.encoding == "ISO-8859-1")
        let control = Array("correctAnswer;isCorrect\n7;1".utf8) + [0x81, 0x01]
        #expect(Importing.complaint(control) == "theirs is a text in no known encoding: convert it to UTF-8")
    }

    @Test func `Times are decimal`() throws {
        let data = try Importing.read(
            "correctAnswer,isCorrect,timeTook\n7,1,0x10\n7,1,1.5e3\n7,1,nan\n7,1, 16 \n")
        #expect(try Importing.records(data).map(\.timeTook).sorted() == [0, 0, 16, 1500])
        #expect(
            data.remarks == [
                "row 2: timeTook is not whole milliseconds from 0 to 4294967295; the rest is used"
            ])
    }

    @Test func `Other names are mapped`() throws {
        let data = try Importing.read(
            "asked;heard;ms\ntritone;P5;1000\n\"große Terz\";große Terz;2000\n",
            map: ["asked": "correctAnswer", "heard": "triedAnswers", "ms": "timeTook"])
        #expect(try Importing.figures(data) == "M3 1/1, TT 0/1")
        #expect(
            Importing.complaint("ton;gesagt\ntritone;P5\n")
                == "theirs has no column that holds questions, but ton, gesagt:"
                + " say which does with --map THEIRS=correctAnswer")
        #expect(
            Importing.complaint("a\nb\n", map: ["a": "answer"]).hasPrefix(
                "--map a=answer: a record has no such member"))
    }

    @Test func `A row that cannot be used costs itself`() throws {
        let data = try Importing.read(
            """
            correctAnswer,triedAnswers,isCorrect,timeTook,date,direction
            7,7,,,,
            13th,7,,,,
            25,7,,,,
            7,,,,,
            7,,maybe,,,
            7,7,,-1,,
            7,7,,,24.13.2026,
            ,7,,,,
            7,"5 x 7",,,,sideways
            8
            9,"9,,,,
            10,10,,,,
            """)
        #expect(try Importing.figures(data) == "P5 3/4, m7 1/1")
        #expect(
            data.refusals.map { "\($0.place): \($0.reason)" } == [
                "row 3: correctAnswer “13th” is no interval", "row 4: correctAnswer “25” is no interval",
                "row 5: isCorrect is missing", "row 6: isCorrect is not true or false",
                "row 9: correctAnswer is missing",
                "row 11: isCorrect is missing", "row 12: a quotation mark is not closed",
            ])
        #expect(
            data.remarks == [
                "row 7: timeTook is not whole milliseconds from 0 to 4294967295; the rest is used",
                "row 8: date is not a time such as 2026-11-24T19:03:12.481+01:00; the rest is used",
                "row 10: direction is not ascending, descending or harmonic; the rest is used",
                "row 10: a tried answer is no interval; the rest is used",
            ])
        #expect(data.rowCount == data.lines.count + data.refusals.count)
    }

    @Test func `Equal rows are as many records, and more rows keep the first ones' ids`() throws {
        let row = "7,5 7,2026-11-24T19:03\n"
        let one = try Importing.read("correctAnswer,triedAnswers,date\n" + row)
        let three = try Importing.read("correctAnswer,triedAnswers,date\n" + row + row + row)
        #expect(one.lines.count == 1 && three.lines.count == 3 && three.repeatedCount == 0)
        #expect(three.lines.contains { $0.id == one.lines[0].id })
    }

    @Test func `Many open quotation marks take no more than their share of time`() throws {
        let text = "correctAnswer,isCorrect\n" + String(repeating: "7,\"\"x\n7,\"a\"\"b\n", count: 20_000)
        let data = try Importing.read(text)
        #expect(data.refusals.count == data.rowCount && data.rowCount > 10_000)
    }
}
