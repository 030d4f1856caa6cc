import RecordStore
import Testing

/// What Earwheel 0.1 imported is known to every later one.
struct FormerIDTests {
    /// Rows of golden.tsv, which the program 0.1.0 made: a file, and the id of one of its records.
    private static let golden = String(decoding: Cases.bytes("ids-0.1/golden.tsv"), as: UTF8.self)
        .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

    static let files = Set(golden.map { $0[0] }).sorted()

    @Test(arguments: files) func `Each format gives the ids that 0.1 gave`(file: String) throws {
        let data = try Importing.read(Cases.bytes("ids-0.1/\(file)"))
        #expect(data.lines.map { "\($0.id)" } == Self.golden.filter { $0[0] == file }.map { $0[1] })
        #expect(data.formerIDs.isEmpty)
    }

    @Test func `Every format is among them`() throws {
        let formats = try Self.files.map { try Importing.read(Cases.bytes("ids-0.1/\($0)")).format }
        #expect(Set(formats) == Set(ImportFormat.allCases))
    }

    /// 0.1 found no date in a column `when`, and no time in `seconds`.
    @Test func `A record of which more is understood now keeps its former id beside the new one`() throws {
        let before = try Importing.read("correctAnswer,triedAnswers,root\n7,7,60\n7,7,60\n8,7,\n")
        let after = try Importing.read(
            """
            correctAnswer,triedAnswers,root,when,seconds
            7,7,60,2.1.2026,2.5
            7,7,60,3.1.2026,2.5
            8,7,,4.1.2026,1.5
            """)
        #expect(before.formerIDs.isEmpty && after.formerIDs.count == 3)
        #expect(Set(after.formerIDs.values) == Set(before.lines.map(\.id)))
        #expect(Set(after.formerIDs.keys) == Set(after.lines.map(\.id)))
        #expect(Set(after.lines.map(\.id)).isDisjoint(with: before.lines.map(\.id)))
    }

    @Test func `What 0.1 could not read has no former id`() throws {
        let data = try Importing.read("asked,answered,when\nP5,P5,2026-01-02\n")
        #expect(data.lines.count == 1 && data.formerIDs.isEmpty)
        let undecided = try Importing.read("correctAnswer,guess\n7,7\n")
        #expect(undecided.lines.count == 1 && undecided.formerIDs.isEmpty)
    }
}
