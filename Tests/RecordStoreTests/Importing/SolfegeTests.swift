import IntervalStatistics
import RecordStore
import Testing

/// GNU Solfege's database.
struct SolfegeTests {
    static let schema = """
        CREATE TABLE lessonfiles (fileid integer primary key autoincrement, hash text not null, test_result float,
            test_passed int, filename text unique not null);
        CREATE TABLE sessions (fileid int, timestamp int, answerkey text, guessed text, count int,
            unique (fileid, timestamp, answerkey, guessed));
        CREATE TABLE sessioninfo (fileid int, timestamp int, sessiontype int, unique (fileid, timestamp));
        CREATE TABLE variables (variable_name text primary key not null, type int not null, value text not null);
        INSERT INTO variables VALUES ('database_version', 0, '4');
        INSERT INTO lessonfiles (fileid, hash, filename) VALUES
            (1, 'a', 'solfege:lesson-files/melodic-intervals-3'),
            (2, 'b', 'solfege:lesson-files/harmonic-intervals-2'),
            (3, 'c', 'solfege:lesson-files/chords-1');
        """

    /// Two fifths right and one heard as a fourth; descending ones whose guesses have signs or none; harmonic
    /// ones of unknown date; and rows that are no answers.
    static let rows = """
        INSERT INTO sessions VALUES
            (1, 1300000000, '7', '7', 2), (1, 1300000000, '7', '5', 1),
            (1, 1300000000, '-3', '-3', 3), (1, 1300000000, '-3', '4', 1), (1, 1300000000, '-12', '-11', NULL),
            (2, 1, '9', '9', 1), (2, 1, '9', '8', 2),
            (1, 1300000000, 'None', '3', 1), (1, 1300000000, '4', 'None', 1), (1, 1300000000, '40', '4', 1),
            (2, 1300000000, '-4', '4', 1), (1, 1300000000, '5', '5', 0), (1, 1300000000, '5', '6', 999999999999),
            (3, 1300000000, 'minor', 'major', 7), (9, 1300000000, '2', '2', 7);
        """

    func data() throws -> ImportedData { try Importing.read(try DatabaseFile.bytes(Self.schema, Self.rows)) }

    @Test func `A row becomes as many records as it counts`() throws {
        let data = try data()
        #expect(data.format == .solfege && data.rowCount == 13 && data.lines.count == 11)
        #expect(try Importing.figures(data) == "m3 3/4, P5 2/3, M6 1/3, P8 0/1")
        let records = try Importing.records(data)
        #expect(records.filter { $0.direction == .descending }.count == 5)
        #expect(records.filter { $0.direction == .harmonic && $0.moment == nil }.count == 3)
        #expect(records.allSatisfy { $0.timeTook == 0 && $0.choices == 0 })
        let fifths = records.filter { $0.correctAnswer == 7 }
        #expect(fifths.allSatisfy { $0.moment == Moment(instant: 1_300_000_000_000, offset: 60) })
        let third = try #require(records.first { $0.correctAnswer == 3 && !$0.isCorrect })
        #expect(Array(third.triedAnswers) == [4])
    }

    @Test func `What is no answer is refused with its reason, other lessons are left out`() throws {
        let data = try data()
        #expect(
            data.refusals == [
                Refusal(place: "row 8", reason: "the question “None” is no interval"),
                Refusal(place: "row 9", reason: "the answer “None” is no interval"),
                Refusal(place: "row 10", reason: "the question “40” is no interval"),
                Refusal(place: "row 11", reason: "the question “-4” is no interval"),
                Refusal(place: "row 12", reason: "the count “0” is not 1 to 100000"),
                Refusal(place: "row 13", reason: "the count “999999999999” is not 1 to 100000"),
            ])
        #expect(
            data.remarks == [
                "GNU Solfege keeps first answers only, and neither their times nor their order",
                "rows without a count, taken as one answer each: 1",
                "left out: 2 rows of other lessons",
            ])
    }

    @Test func `A count that has grown adds only what is new`() throws {
        let before = try data()
        let after = try Importing.read(
            try DatabaseFile.bytes(
                Self.schema, Self.rows,
                "UPDATE sessions SET count = count + 2 WHERE answerkey = '7' AND guessed = '5';"))
        let known = Set(before.lines.map(\.id))
        #expect(after.lines.count == before.lines.count + 2)
        #expect(known.isSubset(of: after.lines.map(\.id)))
    }

    @Test func `A write-ahead log is said to be missing`() throws {
        var bytes = try DatabaseFile.bytes(Self.schema, Self.rows)
        bytes[18] = 2
        bytes[19] = 2
        let data = try Importing.read(bytes)
        #expect(data.lines == (try self.data()).lines)
        #expect(data.remarks.last?.contains("-wal") == true)
    }
}
