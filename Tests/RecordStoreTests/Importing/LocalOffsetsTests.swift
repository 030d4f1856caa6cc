import TestSupport
import Testing

@testable import RecordStore

struct LocalOffsetsTests {
    /// Berlin and New York in 2026: the instants of their changes, in Unix seconds, and minutes before and within summer.
    static let zones: [(spring: Int64, autumn: Int64, winter: Int16)] = [
        (1_774_746_000, 1_792_890_000, 60), (1_772_953_200, 1_793_512_800, -300),
    ]

    func dates(_ zone: (spring: Int64, autumn: Int64, winter: Int16)) -> ForeignDate {
        ForeignDate(localOffset: { (zone.spring..<zone.autumn).contains($0) ? zone.winter + 60 : zone.winter }
        )
    }

    func read(_ text: String, in zone: Int) throws -> String {
        let read = try #require(dates(Self.zones[zone]).moment(text))
        return "\(read.moment)" + (read.oddity.map { " \($0)" } ?? "")
    }

    @Test func `A time that the clock skipped has the offset before the gap`() throws {
        #expect(try read("2026-03-29 02:30", in: 0) == "2026-03-29T02:30:00.000+01:00 skipped")
        #expect(try read("2026-03-08 02:30", in: 1) == "2026-03-08T02:30:00.000-05:00 skipped")
    }

    @Test func `One that it had twice is the first`() throws {
        #expect(try read("2026-10-25 02:30", in: 0) == "2026-10-25T02:30:00.000+02:00 twice")
        #expect(try read("2026-11-01 01:30", in: 1) == "2026-11-01T01:30:00.000-04:00 twice")
    }

    @Test func `All others are as they were`() throws {
        for (text, offset) in [
            ("03-29 01:59", "+01:00"), ("03-29 03:00", "+02:00"), ("10-25 01:59", "+02:00"),
            ("10-25 03:00", "+01:00"),
        ] {
            #expect(try read("2026-\(text)", in: 0).hasSuffix(":00.000\(offset)"), "\(text)")
        }
        for (text, offset) in [
            ("03-08 01:59", "-05:00"), ("03-08 03:00", "-04:00"), ("11-01 00:59", "-04:00"),
            ("11-01 02:00", "-05:00"),
        ] {
            #expect(try read("2026-\(text)", in: 1).hasSuffix(":00.000\(offset)"), "\(text)")
        }
    }

    @Test func `Both are counted`() throws {
        let table =
            "asked,guess,date\nP5,P5,2026-03-29 02:10\nP5,P4,2026-03-29 02:20\nP5,P5,2026-10-25 02:30\n"
        var options = Importing.options
        let berlin = Self.zones[0]
        options.localOffset = { (berlin.spring..<berlin.autumn).contains($0) ? 120 : 60 }
        let data = try ImportedData.read(
            ImportSource(name: "theirs", bytes: Array(table.utf8)), options: options)
        #expect(
            data.remarks.suffix(2) == [
                "row 2 and 1 more: the clock skipped this time: it is read with the offset before the gap",
                "row 4: the clock showed this time twice: it is read as the first",
            ])
    }

    /// An offset is asked for by whole days, and each time gets that of its own.
    @Test func `A thousand instants have the offsets of the system`() {
        var generator = SeededGenerator(seed: 4)
        for zone in Self.zones {
            let offset = { @Sendable (seconds: Int64) -> Int16 in
                (zone.spring..<zone.autumn).contains(seconds) ? zone.winter + 60 : zone.winter
            }
            let offsets = LocalOffsets(offset)
            for _ in 0..<1000 {
                let seconds = Int64.random(
                    in: zone.spring - 200_000...zone.spring + 200_000, using: &generator)
                #expect(offsets.at(instant: seconds * 1000) == offset(seconds))
            }
        }
    }
}
