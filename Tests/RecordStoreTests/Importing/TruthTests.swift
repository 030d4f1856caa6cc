import Testing

@testable import RecordStore

struct TruthTests {
    @Test(arguments: [
        "true", "TRUE", "Yes", " y ", "1", "right", "Correct!", "✓", "✔️", "✅", "ja", "Richtig", "vrai", "sí",
        "正解",
    ])
    func `Words and signs for right`(text: String) {
        #expect(Truth.read(.text(text)) == true)
    }

    @Test(arguments: [
        "false", "No", "n", "0", "wrong", "Incorrect", "not correct", "✗", "✘", "❌", "×", "nein", "falsch",
        "faux",
    ])
    func `Words and signs for wrong`(text: String) {
        #expect(Truth.read(.text(text)) == false)
    }

    @Test func `Numbers are 1 and 0, and all else says neither`() {
        #expect(
            Truth.read(.whole(1)) == true && Truth.read(.number(0)) == false
                && Truth.read(.truth(true)) == true)
        for value: JSONValue in [
            .whole(2), .null, .list([]), .text(""), .text("x"), .text("maybe"), .text("10"),
        ] {
            #expect(Truth.read(value) == nil, "\(value)")
        }
    }

    @Test func `Every format reads them`() throws {
        let dump = try Importing.read(
            "[\(DjangoTests.object("minor 2nd", "m2", true, at: 10))]".replacing(": true", with: ": 1"))
        #expect(dump.remarks.first?.hasPrefix("recorded 1 of 1 right, recomputed 1") == true)
        let deck = try Importing.read(
            EarwiseTests.deck.replacing("\"correct\": false", with: "\"correct\": \"wrong\""))
        #expect(try Importing.figures(deck) == "m2 1/3, M2 1/1")
        let objects = try Importing.read(#"[{"asked":"P5","result":"✓"},{"asked":"P5","result":"✗"}]"#)
        #expect(try Importing.figures(objects) == "P5 1/2")
        let own = try Importing.read(#"{"correctAnswer":7,"isCorrect":"yes"}"#)
        #expect(try Importing.figures(own) == "P5 1/1")
    }
}
