import IntervalStatistics
import RecordStore
import Testing

/// birdears' database.
struct BirdearsTests {
    static let schema = """
        CREATE TABLE attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, timestamp DATETIME DEFAULT CURRENT_TIMESTAMP,
            exercise_type TEXT, mode TEXT, tonic TEXT, octave INTEGER, is_descending BOOLEAN, is_chromatic BOOLEAN,
            user_answer TEXT, correct_answer TEXT, is_correct BOOLEAN);
        """

    static func row(
        _ exercise: String, _ answer: String, _ asked: String, descending: Int = 0,
        time: String = "'2026-11-24 19:03:12.481234'"
    ) -> String {
        """
        INSERT INTO attempts (timestamp, exercise_type, mode, tonic, octave, is_descending, is_chromatic, user_answer,
            correct_answer, is_correct) VALUES (\(time), '\(exercise)', 'major', 'C#', 4, \(descending), 0, '\(answer)',
            '\(asked)', 0);
        """
    }

    func data() throws -> ImportedData {
        try Importing.read(
            try DatabaseFile.bytes(
                Self.schema,
                Self.row("melodic", "“Major Third”", "“Major Third”"),
                Self.row(
                    "melodic", "“Minor Third”", "“Major Third”", descending: 1, time: "'2026-11-24 19:03:13'"),
                Self.row(
                    "harmonic", "“Augmented Fourth”", "“Augmented Fourth”", time: "'2026-11-25 08:00:00.5'"),
                Self.row("harmonic", "“Perfect Octave”", "“Perfect Octave”", time: "NULL"),
                Self.row("harmonic", "“Perfect Octave”", "“Perfect Octave”", time: "NULL"),
                Self.row("dictation", "“Major Third”", "“Major Third”"),
                Self.row("notename", "C", "D"),
                Self.row("melodic", "“Minor Ninth”", "“Perfect Fifth”"),
                Self.row("melodic", "“Perfect Fifth”", "")))
    }

    @Test func `Attempts become records with the time of the person's clock`() throws {
        let data = try data()
        #expect(data.format == .birdears && data.rowCount == 7)
        #expect(try Importing.figures(data) == "M3 1/2, TT 1/1, P8 2/2")
        let records = try Importing.records(data)
        let dated = records.compactMap(\.moment).map { "\($0)" }.sorted()
        #expect(
            dated == [
                "2026-11-24T19:03:12.481+01:00", "2026-11-24T19:03:13.000+01:00",
                "2026-11-25T08:00:00.500+01:00",
            ])
        #expect(records.filter { $0.direction == .harmonic }.count == 3)
        let wrong = try #require(records.first { !$0.isCorrect })
        #expect(wrong.direction == .descending && Array(wrong.triedAnswers) == [3])
        #expect(data.lines.filter { $0.text.contains("\"root\":61") }.count == 4)
    }

    @Test func `Other exercises are left out, and unknown names refused`() throws {
        let data = try data()
        #expect(
            data.refusals == [
                Refusal(place: "attempt 8", reason: "the answer “Minor Ninth” is no interval"),
                Refusal(place: "attempt 9", reason: "the question “” is no interval"),
            ])
        #expect(
            data.remarks == [
                "left out: 2 attempts at other exercises",
                "attempt 4 and 1 more: the timestamp is no date; the rest is used",
            ])
    }

    @Test func `Ids do not depend on where the data is read`() throws {
        let bytes = try DatabaseFile.bytes(Self.schema, Self.row("melodic", "tritone", "tritone"))
        let source = ImportSource(name: "theirs", bytes: bytes)
        let east = try ImportedData.read(source, options: ImportOptions(localOffset: { _ in 540 }))
        let west = try ImportedData.read(source, options: ImportOptions(localOffset: { _ in -480 }))
        #expect(east.lines.map(\.id) == west.lines.map(\.id) && east.lines != west.lines)
    }
}
