import RecordStore
import TestSupport
import Testing

/// Databases that are damaged, or another program's.
struct DatabaseTests {
    @Test func `Another program's database is named with its tables`() throws {
        let bytes = try DatabaseFile.bytes("CREATE TABLE notes (id); CREATE TABLE cards (id);")
        #expect(
            Importing.complaint(bytes)
                == "theirs is a database of another program, with cards, notes: export it as CSV and import that"
        )
        let view = try DatabaseFile.bytes("CREATE TABLE a (id); CREATE VIEW attempts AS SELECT id FROM a;")
        #expect(Importing.complaint(view).contains("another program"))
    }

    @Test func `Other columns are said`() throws {
        let bytes = try DatabaseFile.bytes("CREATE TABLE attempts (id, result);")
        #expect(
            Importing.complaint(bytes)
                == "theirs has a table attempts, but without the column timestamp: export it as CSV and import that"
        )
        let sessions = try DatabaseFile.bytes(
            "CREATE TABLE sessions (fileid, timestamp); CREATE TABLE lessonfiles (fileid, FileName);")
        #expect(
            Importing.complaint(sessions)
                == "theirs has a table sessions, but without the column answerkey: export it as CSV and import that"
        )
    }

    /// As while the program that writes it is running, after it has ended, and where nobody knows.
    @Test func `A journal is spoken of where there may be one`() throws {
        func outcome(_ bytes: [UInt8], hasJournal: Bool?) -> [String] {
            var source = ImportSource(name: "theirs", bytes: bytes)
            source.hasJournal = hasJournal
            do {
                return try ImportedData.read(source, options: Importing.options).remarks
            } catch { return [error.sentence] }
        }
        func logged(_ bytes: [UInt8]) -> [UInt8] { bytes[..<18] + [2, 2] + bytes[20...] }
        let used = logged(try DatabaseFile.bytes(BirdearsTests.schema))
        #expect(outcome(used, hasJournal: false).isEmpty && outcome(used, hasJournal: true).isEmpty)
        #expect(outcome(used, hasJournal: nil).first?.contains("-wal") == true)
        let bare = logged(try DatabaseFile.bytes("CREATE TABLE t (id); DROP TABLE t;"))
        #expect(outcome(bare, hasJournal: true).first?.contains("has no tables yet") == true)
        #expect(outcome(bare, hasJournal: false).first?.contains("another program") == true)
    }

    @Test func `Damage never crashes`() throws {
        let whole = try DatabaseFile.bytes(SolfegeTests.schema, SolfegeTests.rows)
        for length in stride(from: 16, to: whole.count, by: 97) {
            _ = Importing.complaint(Array(whole.prefix(length)))
        }
        #expect(Importing.complaint(Array(whole.prefix(50))).hasPrefix("theirs is damaged ("))
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<20 {
                bytes[Int.random(in: 16..<bytes.count, using: &generator)] = .random(
                    in: 0...255, using: &generator)
            }
            _ = Importing.complaint(bytes)
        }
    }
}
