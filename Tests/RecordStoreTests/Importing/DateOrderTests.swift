import IntervalStatistics
import RecordStore
import Testing

/// Day and month are told apart by the whole column.
struct DateOrderTests {
    func read(_ dates: [String], order: DateOrder? = nil) throws -> ImportedData {
        var options = Importing.options
        options.dates = order
        let rows = Lines.file(["asked,guess,when"] + dates.map { "7,7,\($0)" })
        return try ImportedData.read(ImportSource(name: "theirs", bytes: Array(rows.utf8)), options: options)
    }

    func days(_ dates: [String], order: DateOrder? = nil) throws -> [String] {
        try Importing.records(try read(dates, order: order)).compactMap { $0.day.map { "\($0)" } }
    }

    @Test func `One value above 12 decides, wherever it stands`() throws {
        #expect(
            try days(["1/2/2026", "3/4/2026", "13/4/2026"]) == ["2026-02-01", "2026-04-03", "2026-04-13"])
        #expect(try days(["1/2/2026", "3/4/2026", "4/13/26"]) == ["2026-01-02", "2026-03-04", "2026-04-13"])
        let many = Array(repeating: "1/2/2026", count: 3000) + ["1/31/2026"]
        #expect(try days(many).first == "2026-01-02")
        #expect(try read(many).remarks.contains("dates in when have the month first"))
    }

    @Test func `Where nothing decides it asks, and does as it is told`() throws {
        for dates in [["1/2/2026", "2/3/2026"], ["13/1/2026", "1/13/2026"], ["01-02-2026"]] {
            #expect {
                try read(dates)
            } throws: {
                ($0 as? ImportError)?.sentence.hasPrefix("theirs has dates in when such as ") == true
                    && ($0 as? ImportError)?.sentence.hasSuffix(
                        "say which comes first with --dates dmy or --dates mdy") == true
            }
        }
        #expect(
            try days(["1/2/2026"], order: .dmy) == ["2026-02-01"]
                && days(["1/2/2026"], order: .mdy) == ["2026-01-02"])
        #expect(try days(["2/2/2026", "3/3/2026"]) == ["2026-02-02", "2026-03-03"])
    }

    @Test func `A date that does not fit costs itself`() throws {
        let data = try read(["13/1/2026", "31/2/2026", "soon", ""], order: nil)
        #expect(data.lines.count == 4 && data.refusals.isEmpty)
        #expect(
            data.remarks.last
                == "row 3 and 1 more: date is not a time such as 2026-11-24T19:03:12.481+01:00; the rest is used"
        )
    }

    @Test func `JSON has columns, too`() throws {
        let text = #"[{"asked":7,"guess":7,"when":"1/2/2026"},{"asked":7,"guess":7,"when":"1/20/2026"}]"#
        #expect(
            try Importing.records(try Importing.read(text)).compactMap { $0.day.map { "\($0)" } } == [
                "2026-01-02", "2026-01-20",
            ])
        #expect(
            Importing.complaint(#"[{"correctAnswer":"P5","triedAnswers":"P5","date":"1/2/2026"}]"#).contains(
                "--dates dmy"))
    }
}
