import IntervalStatistics
import RecordStore
import Testing

/// A dump of a web site's interval trainer.
struct DjangoTests {
    static func object(_ interval: String, _ guess: String, _ isCorrect: Bool, at second: Int) -> String {
        #"{"model": "intervals.record", "pk": \#(second), "fields": {"created_at": "2026-03-01T12:00:\#(second).123Z","#
            + #" "interval": "\#(interval)", "guess": "\#(guess)", "audio_url": "x", "is_correct": \#(isCorrect)}}"#
    }

    static let dump =
        "["
        + [
            #"{"model": "auth.user", "pk": 1, "fields": {"username": "someone", "password": "secret"}}"#,
            object("minor 2nd", "minor second", false, at: 10),
            object("perfect fifth", "perfect 5th", false, at: 11),
            object("major 3rd", "minor 3rd", false, at: 12), object("octave", "octave", true, at: 13),
            object("major 3rd", "minor chord", false, at: 14), object("", "octave", false, at: 15),
            #"{"model": "sessions.session", "pk": "k", "fields": {"session_data": "secret"}}"#,
        ].joined(separator: ",\n") + "]"

    @Test func `Right and wrong are told from the meaning`() throws {
        let data = try Importing.read(Self.dump)
        #expect(data.format == .djangoDump && data.rowCount == 6)
        #expect(try Importing.figures(data) == "m2 1/1, M3 0/1, P5 1/1, P8 1/1")
        #expect(data.remarks[0].hasPrefix("recorded 1 of 4 right, recomputed 3"))
        #expect(data.remarks[1] == "left out: 2 objects of other kinds")
        let first = try #require(try Importing.records(data).first)
        #expect("\(try #require(first.moment))" == "2026-03-01T13:00:10.123+01:00")
        #expect(
            data.refusals == [
                Refusal(place: "object 6", reason: "the answer “minor chord” is no interval"),
                Refusal(place: "object 7", reason: "the question “” is no interval"),
            ])
    }

    @Test func `Nothing of other objects is read out`() throws {
        let data = try Importing.read(Self.dump)
        let told = data.lines.map(\.text) + data.refusals.map(\.reason) + data.remarks
        #expect(told.allSatisfy { !$0.contains("secret") && !$0.contains("someone") })
    }
}
