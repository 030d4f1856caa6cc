import IntervalStatistics
import Testing

@testable import RecordStore

struct ForeignDateTests {
    /// Central Europe in 2026: summer from 29 March to 25 October, 01:00 UTC.
    let dates = ForeignDate(localOffset: { (1_774_746_000..<1_792_890_000).contains($0) ? 120 : 60 })

    func read(_ text: String) -> String { dates.moment(text).map { "\($0.moment)" } ?? "none" }

    @Test func `A time on the clock has the offset of its day`() {
        #expect(read("2026-01-15 12:00:00") == "2026-01-15T12:00:00.000+01:00")
        #expect(read("2026-07-15T12:00:00.5") == "2026-07-15T12:00:00.500+02:00")
        #expect(read("2026-03-29 01:59:59") == "2026-03-29T01:59:59.000+01:00")
        #expect(read("2026-03-29 03:00:00") == "2026-03-29T03:00:00.000+02:00")
        #expect(read("2026-10-25 01:59:59") == "2026-10-25T01:59:59.000+02:00")
        #expect(read("2026-10-25 03:00:00") == "2026-10-25T03:00:00.000+01:00")
    }

    @Test func `An instant is shown where the person is, an offset is kept`() {
        #expect(read("2026-07-15T12:00:00Z") == "2026-07-15T14:00:00.000+02:00")
        #expect(read("2026-07-15T12:00:00-03:30") == "2026-07-15T12:00:00.000-03:30")
        #expect(read("2026-07-15t12:00+0900") == "2026-07-15T12:00:00.000+09:00")
        #expect(read("2026-07-15 12:00:60,123456+09") == "2026-07-15T12:00:59.999+09:00")
        #expect(read(" 2026-07-15 ") == "2026-07-15T00:00:00.000+02:00")
    }

    @Test func `Unix times are seconds or milliseconds`() {
        #expect(
            dates.moment(unixTime: 1_763_000_000)?.moment == dates.moment(unixTime: 1_763_000_000_000)?.moment
        )
        #expect(dates.moment(unixTime: .max) == nil && dates.moment(unixTime: .min) == nil)
    }

    @Test func `Other texts are no dates`() {
        for text in [
            "", "2026", "2026-02-30", "2026-01-01 24:00", "2026-01-01T12", "2026-01-01 12:00:",
            "2026-01-01 12:00:00.",
            "2026-01-01x12:00", "24.13.2026", "31.2.2026", "1/2/3", "2026/1", "10:00", "soon", "May", "2 Jan",
            "32 Jan 2026",
            "2026-01-01 13:00 PM", "1.2.3.4", "2026-01-01 10:00 nowhere",
            "2026-01-01 12:00+24:00",
        ] {
            #expect(read(text) == "none", "\(text)")
        }
    }
}
