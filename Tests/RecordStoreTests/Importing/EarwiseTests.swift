import IntervalStatistics
import RecordStore
import Testing

/// earwise's export.
struct EarwiseTests {
    static let deck = #"""
        {"version": 2, "exportDate": "2026-11-30T10:00:00.000Z", "deck": {
          "m2:ascending": {"intervalId": "m2", "direction": "ascending", "totalAnswers": 57, "history": [
            {"correct": true, "responseMs": 1520.4, "ts": 1763000000000},
            {"correct": false, "responseMs": 4000, "ts": 1763000005000},
            {"correct": false, "responseMs": 4000, "ts": 1763000005000}]},
          "M2:harm": {"intervalId": "M2", "direction": "harmonic", "totalAnswers": 1, "history": [
            {"correct": true, "ts": 1763000001000}]},
          "P8:descending": {"intervalId": "P8", "direction": "descending", "history": [
            {"correct": "maybe", "responseMs": 1, "ts": 1763000002000}]},
          "x:ascending": {"intervalId": "x", "direction": "ascending", "history": [
            {"correct": true, "responseMs": 1, "ts": 1763000003000}]}}}
        """#

    @Test func `Cards become records, wrong answers unknown`() throws {
        let data = try Importing.read(Self.deck)
        #expect(data.format == .earwise && data.rowCount == 6)
        #expect(try Importing.figures(data) == "m2 1/3, M2 1/1")
        let records = try Importing.records(data)
        #expect(records.map(\.timeTook) == [1520, 0, 4000, 4000])
        #expect(records.map { Array($0.triedAnswers) } == [[1], [2], [], []])
        #expect(records.map(\.direction) == [.ascending, .harmonic, .ascending, .ascending])
        #expect(records[0].moment == Moment(instant: 1_763_000_000_000, offset: 60))
        let seconds = try Importing.contents(data).statistics[.m2]
        #expect(seconds.firstAnswers == [.m2: 1] && seconds.timeTookAverage == Double(1520 + 4000 + 4000) / 3)
    }

    @Test func `What earwise does not keep is said`() throws {
        let data = try Importing.read(Self.deck)
        #expect(
            data.remarks == [
                "earwise keeps at most 20 answers a card (here 6 of 60), and not what a wrong answer was"
            ])
        #expect(
            data.refusals == [
                Refusal(place: "card P8:descending, answer 1", reason: "correct is not true or false"),
                Refusal(place: "card x:ascending, answer 1", reason: "intervalId is no interval"),
            ])
    }

    @Test func `Damage is said`() throws {
        let data = try Importing.read(
            #"""
            {"deck": {"P5:ascending": {"intervalId": "P5", "direction": "ascending", "history": [
              {"correct": true, "responseMs": "fast", "ts": 1763000000000}, {"correct": true, "responseMs": -1, "ts": "?"},
              {"correct": true, "responseMs": null, "ts": "2026-11-24T19:03:12Z"}]},
             "a": 5, "b": {"intervalId": "m2", "history": {}}, "c": {"intervalId": "m2"}}}
            """#)
        #expect(try Importing.figures(data) == "P5 3/3" && data.rowCount == 5)
        #expect(
            data.refusals == [
                Refusal(place: "card a", reason: "this is no card with a list of answers"),
                Refusal(place: "card b", reason: "this is no card with a list of answers"),
            ])
        #expect(
            data.remarks.dropFirst() == [
                "card P5:ascending, answer 1 and 1 more: responseMs is no time; the rest is used",
                "card P5:ascending, answer 2: ts is no date; the rest is used",
            ])
    }

    @Test func `Answers that have left the card stay the same records`() throws {
        let later = Self.deck.replacing(
            #"{"correct": true, "responseMs": 1520.4, "ts": 1763000000000},"#, with: "")
        let before = Set(try Importing.read(Self.deck).lines.map(\.id))
        let after = try Importing.read(later)
        #expect(after.lines.count == 3 && before.isSuperset(of: after.lines.map(\.id)))
    }
}
