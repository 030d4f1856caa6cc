import RecordStore
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
                == "theirs is damaged (no such column: timestamp): import a backup of it")
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
