import RecordStore
import Testing

/// What a trial run shows.
struct UnderstandingTests {
    @Test func `Columns, encoding and the first three records are told`() throws {
        let data = try Importing.read(
            "Asked;Guess;when;ms;note\nM6;m6;02.01.2026;2310;x\nP5;P5;;;\n7;4 7;;900;\n8;8;;;\n")
        let told = data.understanding
        #expect(told.encoding == "UTF-8" && told.shape == "semicolons between")
        #expect(
            told.columns == [
                .init("Asked", "correctAnswer"), .init("Guess", "triedAnswers"), .init("when", "date"),
                .init("ms", "timeTook, milliseconds"), .init("note", "nothing"),
            ])
        #expect(
            told.exampleTable == [
                ["date", "correctAnswer", "triedAnswers", "isCorrect", "timeTook"],
                ["2026-01-02T00:00:00.000+01:00", "M6", "m6", "false", "2310"],
                ["–", "P5", "P5", "true", "–"],
                ["–", "P5", "M3 P5", "false", "900"],
            ])
    }

    @Test func `Other formats have examples, too`() throws {
        let deck = try Importing.read(EarwiseTests.deck).understanding
        #expect(deck.columns.isEmpty && deck.exampleTable.count == 4 && deck.encoding == "UTF-8")
        let birds = try Importing.read(
            try DatabaseFile.bytes(BirdearsTests.schema, BirdearsTests.row("melodic", "tritone", "tritone")))
        #expect(birds.understanding.encoding == nil && birds.understanding.exampleTable.count == 2)
    }
}
