import IntervalStatistics
import RecordStore
import Testing

/// Answers within sessions, and columns as lists.
struct ObjectLayoutTests {
    @Test func `Answers within sessions have what stands beside them`() throws {
        let data = try Importing.read(
            #"""
            {"sessions":[{"date":"2026-01-02","mode":"harmonic","answers":[{"question":"M6","answer":"m6"},{"question":"P5","answer":"P5"}]},
             {"date":"2026-01-03","mode":"up","answers":[{"question":"TT","answer":"P4"}]},{"date":"2026-01-04","answers":[]}]}
            """#)
        #expect(try Importing.figures(data) == "TT 0/1, P5 1/1, M6 0/1" && data.rowCount == 3)
        let records = try Importing.records(data).sorted { $0.instant < $1.instant }
        #expect(records.map(\.direction) == [.harmonic, .harmonic, .ascending])
        #expect(data.understanding.shape == "the list sessions, a list within each object")
    }

    @Test(arguments: [
        #"{"asked":["M6","P5"],"guess":["m6","P5"]}"#,
        #"{"asked":{"0":"M6","1":"P5"},"guess":{"0":"m6","1":"P5"}}"#,
    ])
    func `Columns become rows`(text: String) throws {
        #expect(try Importing.figures(try Importing.read(text)) == "P5 1/1, M6 0/1")
    }

    @Test func `One answer with lists is one answer`() throws {
        let data = try Importing.read(#"{"asked":"M6","guess":["m6","M6"],"notes":[60,69]}"#)
        #expect(try Importing.figures(data) == "M6 0/1" && data.rowCount == 1)
        #expect(
            Importing.complaint(#"{"a":["x","y"],"b":[1,2]}"#).hasPrefix(
                "theirs has no member that holds questions, but a, b"))
    }
}
