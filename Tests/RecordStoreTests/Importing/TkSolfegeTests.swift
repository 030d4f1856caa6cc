import IntervalStatistics
import RecordStore
import Testing

/// TkSolfege's log.
struct TkSolfegeTests {
    static let log = """
        C#4-minor3rd
           3 minor2nd
           5 minor3rd
        C5-octave
           0 octave
        D5-maj7
           2 maj7
        Bb4-perfect5th
           12 perfect4th
           15 tritone
           19 perfect5th
        E5-tritone
           4 tri-tone
           5 tritone

        """

    static let written = Moment(instant: 1_700_000_000_000, offset: 60)

    @Test func `Every try counts, in its order`() throws {
        let data = try Importing.read(Self.log, modified: Self.written)
        #expect(data.format == .tkSolfege && data.rowCount == 4 && data.refusals.isEmpty)
        #expect(try Importing.figures(data) == "m3 0/1, TT 0/1, P5 0/1, P8 1/1")
        let records = try Importing.records(data)
        #expect(records.map(\.correctAnswer) == [3, 12, 7, 6])
        #expect(records.map { Array($0.triedAnswers) } == [[1, 3], [12], [5, 6, 7], [31, 6]])
        #expect(records.map(\.timeTook) == [3000, 0, 12000, 4000])
        #expect(records.allSatisfy { $0.moment == Self.written && $0.direction == nil })
        #expect(data.lines.map { $0.text.contains("\"root\":49") } == [true, false, false, false])
        #expect(data.lines[1].text.contains("\"root\":60") && data.lines[2].text.contains("\"root\":58"))
    }

    @Test func `Chords whose names are intervals elsewhere are left out`() throws {
        let data = try Importing.read(Self.log)
        #expect(
            data.remarks == [
                "TkSolfege keeps no dates: these answers have none",
                "left out: 1 question on other things",
                "line 12: a tried answer is no interval; the rest is used",
            ])
        #expect(try Importing.records(data).allSatisfy { $0.moment == nil })
    }

    @Test func `A grown log adds only what is new, whatever the file's date`() throws {
        let lines = Self.log.split(separator: "\n")
        let whole = try Importing.read(Self.log, modified: Self.written)
        for count in 2...lines.count {
            let part = try Importing.read(lines.prefix(count).joined(separator: "\n"))
            #expect(part.lines.map(\.id) == whole.lines.prefix(part.lines.count).map(\.id))
        }
        let other = try Importing.read("F5-octave\n   1 octave\n" + Self.log)
        #expect(Set(other.lines.map(\.id)).isDisjoint(with: whole.lines.map(\.id)))
    }

    @Test func `A question without an answer waits, and odd lines are refused`() throws {
        let data = try Importing.read("C5-octave\r\n   1 octave\r\n   what?\r\n   \r\nD5-minor2nd\r\n")
        #expect(data.lines.count == 1 && data.rowCount == 2)
        #expect(
            data.refusals == [Refusal(place: "line 3", reason: "this is no answer to a question")])
        #expect(data.remarks.last == "left out: 1 question without an answer")
    }

    @Test func `Answers to other questions are nobody's tries`() throws {
        let data = try Importing.read("a rhythm\n   2 octave\nC5-octave\n   1 octave\nchord\n   3 tritone\n")
        #expect(try Importing.records(data).map { Array($0.triedAnswers) } == [[12]])
        #expect(data.remarks.last == "left out: 2 questions on other things")
    }
}
