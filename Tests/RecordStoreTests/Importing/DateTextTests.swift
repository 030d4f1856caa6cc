import IntervalStatistics
import Testing

@testable import RecordStore

/// Dates as spreadsheets and people write them.
struct DateTextTests {
    /// An hour east of Greenwich.
    func read(_ text: String, _ order: DateOrder? = nil) -> String {
        let dates = ForeignDate(localOffset: { _ in 60 }, order: order)
        return dates.moment(text).map { String("\($0.moment)".prefix(23)) } ?? "none"
    }

    @Test(arguments: [
        "02.01.2026 10:00", "2.1.2026 10:00", "2.1.26, 10:00 Uhr", "2026/1/2 10:00", "2026/01/02T10:00",
        "2026-1-2 10:00:00",
        "2 Jan 2026 10:00", "2-Jan-26 10:00", "Jan 2, 2026 10:00 AM", "January 2nd, 2026 at 10:00 a.m.",
        "2. Januar 2026 um 10:00", "2 janvier 2026 à 10:00", "2 enero 2026 10:00",
        "Fri, 2 Jan 2026 09:00:00 GMT",
        "Fri Jan 02 2026 10:00:00 GMT+0100 (Central European Standard Time)", "Fri Jan  2 10:00:00 2026",
        "20260102T100000",
        "2026-01-02 10:00 +01:00", "2026-01-02_10h00", "1/2/2026, 10:00:00\u{202F}AM",
    ])
    func `Every form is the same moment`(text: String) {
        #expect(read(text, .mdy) == "2026-01-02T10:00:00.000")
    }

    @Test func `A clock has two halves, and seconds have parts`() {
        #expect(read("2 Jan 2026 12:00 AM") == "2026-01-02T00:00:00.000")
        #expect(read("2 Jan 2026 12:01 pm") == "2026-01-02T12:01:00.000")
        #expect(read("2 Jan 2026 10 PM") == "2026-01-02T22:00:00.000")
        #expect(read("2.1.2026 10:00:01,5") == "2026-01-02T10:00:01.500")
        #expect(read("2.1.2026 10:00:60.9") == "2026-01-02T10:00:59.999")
        #expect(read("2.1.2026") == "2026-01-02T00:00:00.000")
    }

    @Test func `Strokes and dashes wait for the column, dots do not`() {
        #expect(read("1/2/2026") == "none" && read("01-02-2026") == "none")
        #expect(
            read("1/2/2026", .dmy) == "2026-02-01T00:00:00.000"
                && read("1/2/2026", .mdy) == "2026-01-02T00:00:00.000")
        #expect(
            read("13/2/2026") == "2026-02-13T00:00:00.000" && read("2/13/2026") == "2026-02-13T00:00:00.000")
        #expect(read("13/2/2026", .mdy) == "none" && read("2.1.2026", .mdy) == "2026-01-02T00:00:00.000")
        #expect(read("3/3/2026") == "2026-03-03T00:00:00.000")
    }

    @Test func `Numbers are Unix times, days of a spreadsheet, or dates run together`() throws {
        let dates = ForeignDate(localOffset: { _ in 60 })
        func read(_ value: JSONValue) -> String { dates.moment(value).map { "\($0.moment)" } ?? "none" }
        #expect(read(.text("1763000000")) == "2025-11-13T03:13:20.000+01:00")
        #expect(read(.number(1_763_000_000.369)) == "2025-11-13T03:13:20.369+01:00")
        #expect(try #require(dates.moment(.number(1_763_000_000.369))).stamp == 1_763_000_000_000)
        #expect(read(.text("46024.5")) == "2026-01-02T12:00:00.000+01:00")
        #expect(read(.whole(46024)) == "2026-01-02T00:00:00.000+01:00")
        #expect(read(.whole(20_260_102)) == "2026-01-02T00:00:00.000+01:00")
        #expect(read(.truth(true)) == "none" && read(.number(1e300)) == "none")
    }
}
