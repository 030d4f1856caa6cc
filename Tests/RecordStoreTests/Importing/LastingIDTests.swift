import RecordStore
import Testing

/// Made ids never change: whoever imports again after years must find the records known.
struct LastingIDTests {
    func first(_ bytes: [UInt8]) throws -> String {
        let data = try Importing.read(bytes)
        return "\(try #require(data.lines.first).id)"
    }

    func first(_ text: String) throws -> String { try first(Array(text.utf8)) }

    @Test func `Ids are the same for ever`() throws {
        let solfege = try DatabaseFile.bytes(
            SolfegeTests.schema, "INSERT INTO sessions VALUES (1, 1300000000, '7', '5', 1);")
        let birdears = try DatabaseFile.bytes(
            BirdearsTests.schema, BirdearsTests.row("melodic", "“Major Third”", "“Minor Third”"))
        #expect(try first(solfege) == "012eae09-c800-8ec1-81c8-8efc52dadc65")
        #expect(try first(birdears) == "01a20ef0-cf61-8957-a465-825522ab4ecf")
        #expect(try first(TkSolfegeTests.log) == "00000000-0001-873c-8532-029f731be713")
        #expect(try first(EarwiseTests.deck) == "019a7afd-1e00-8a53-91e6-23ebf36d3d4e")
        #expect(
            try first("[\(DjangoTests.object("minor 2nd", "m2", true, at: 10))]")
                == "019ca945-318b-8a24-bb2a-7845e87a45ab")
        #expect(
            try first("correctAnswer,triedAnswers,date\n7,5 7,2026-11-24T19:03\n")
                == "01a20ef0-9ea0-846d-9cec-714bcbd17945")
        #expect(
            try first(#"[{"id":3,"correctAnswer":"P5","triedAnswers":"P4","root":62}]"#)
                == "00000000-0003-8b25-8629-76cd714e5d3e")
        #expect(
            try first(#"{ "correctAnswer":7, "isCorrect":true }"#) == "00000000-0000-8693-b469-b840dd83c1d4")
    }
}
