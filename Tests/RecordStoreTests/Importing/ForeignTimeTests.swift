import IntervalStatistics
import RecordStore
import Testing

/// Times as people write them, in a column.
struct ForeignTimeTests {
    /// What becomes of a column's times.
    func times(_ name: String, _ values: [String], beside other: String = "") throws -> [Int] {
        let rows = values.map { "7,\"\($0)\",\(other)" }
        let data = try Importing.read(Lines.file(["asked,\"\(name)\",note,correct"] + rows.map { $0 + ",1" }))
        let texts = data.understanding.examples.map(\.text)
        return texts.map { text in Int(text.firstMatch(of: /"timeTook":(\d+)/)?.1 ?? "0") ?? 0 }
    }

    @Test func `The unit stands with the value`() throws {
        #expect(try times("time", ["2,1 s", "1.2 s", "900ms"]) == [2100, 1200, 900])
        #expect(try times("time", ["0:02.1", "1:02", "0:00:03,5"]) == [2100, 62_000, 3500])
        #expect(try times("time", ["2 Sekunden", "1500 MS", "0.5 min"]) == [2000, 1500, 30_000])
    }

    @Test func `The unit stands in the column's name`() throws {
        #expect(try times("time_ms", ["50", "60.4"]) == [50, 60])
        #expect(try times("Time Taken (seconds)", ["2.31", "200"]) == [2310, 200_000])
        #expect(try times("responseTimeMs", ["2310"]) == [2310] && times("seconds", ["2"]) == [2000])
    }

    @Test func `The column as a whole decides`() throws {
        #expect(try times("time", ["2.31", "1.2", "99"]) == [2310, 1200, 99_000])
        #expect(try times("time", ["2.31", "1.2", "100"]) == [2, 1, 100])
        #expect(try times("duration", ["3", "2"]) == [3000, 2000])
        #expect(
            try times("timeTook", ["30", "20"]) == [30, 20]
                && times("timeTook", ["2.5", "20"]) == [2500, 20_000])
    }

    @Test func `A decimal comma makes a dot group, and the other way round`() throws {
        #expect(try times("ms", ["1.200", "900,5", "2.310"]) == [1200, 901, 2310])
        #expect(
            try times("ms", ["1,200", "900.5"]) == [1200, 901]
                && times("ms", ["1,200", "2310"]) == [1200, 2310])
        #expect(try times("ms", ["1.200", "900"], beside: "\"0,5\"") == [1200, 900])
        #expect(try times("ms", ["1.200", "900"], beside: "0.5") == [1, 900])
        #expect(
            try times("seconds", ["1,200", "2,5"]) == [1200, 2500] && times("seconds", ["1,200"]) == [1200])
        #expect(try times("ms", ["1'200", "1 300", "1.234.567"]) == [1200, 1300, 1_234_567])
    }

    @Test func `What is no time is unknown, and said`() throws {
        let data = try Importing.read(
            "asked,guess,ms\n7,7,fast\n7,7,-5\n7,7,1e12\n7,7,1:2:3:4\n7,7,5 apples\n7,7,:\n7,7,NA\n")
        #expect(try Importing.records(data).map(\.timeTook) == Array(repeating: 0, count: 7))
        #expect(
            data.remarks.last
                == "row 2 and 5 more: timeTook is not whole milliseconds from 0 to 4294967295; the rest is used"
        )
    }
}
