import Testing

@testable import RecordStore

struct TidyJSONTests {
    func tidy(_ text: String, isArray: Bool = false) -> String {
        String(decoding: TidyJSON(Array(text.utf8), isArray: isArray).bytes, as: UTF8.self)
    }

    @Test func `Comments become blanks, and texts stay`() {
        #expect(tidy("{\"a\":\"// no /* no\"} // yes\n") == "{\"a\":\"// no /* no\"}       \n")
        #expect(tidy("[1,/* x\ny */2]", isArray: true) == "[1,    \n    2]")
        #expect(tidy("/") == "/" && tidy("/* open") == "       " && tidy("\"\\\"//\"") == "\"\\\"//\"")
    }

    @Test func `Trailing commas go, others stay`() {
        #expect(
            tidy("{\"a\":[1,2, ],}") == "{\"a\":[1,2  ] }"
                && tidy("[1, /* x */ ]", isArray: true) == "[1\(String(repeating: " ", count: 10))]")
        #expect(tidy("{\"a\":\",]\"}") == "{\"a\":\",]\"}")
    }

    @Test func `Each object gets a line`() {
        #expect(tidy("{\"a\":1}{\"b\":2} {\"c\":3}") == "{\"a\":1}\n{\"b\":2} \n{\"c\":3}")
        #expect(tidy("{\n\"a\":\n1}\n{\"b\":{}}") == "{ \"a\": 1}\n{\"b\":{}}")
        let plain = TidyJSON(Array("{\"a\":1}\n{\"b\":2}\n".utf8), isArray: false)
        #expect(plain.findings.isEmpty)
    }

    @Test func `Such files are read, and it is said`() throws {
        let fused = #"{"correctAnswer":7,"isCorrect":true,"x":1}{"correctAnswer":7,"isCorrect":false}"#
        let data = try Importing.read(fused + "\n{\n\"correctAnswer\": 5,\n\"isCorrect\": true\n}\n")
        #expect(
            try Importing.figures(data) == "P4 1/1, P5 1/2" && data.format == .records
                && data.refusals.isEmpty)
        #expect(data.remarks == ["not quite JSON, read all the same: objects without a line each"])
        #expect(data.lines.contains { $0.text.contains("\"x\":1") })
        let foreign = try Importing.read("// mine\n[{\"asked\":\"P5\",\"guess\":\"P5\",},]")
        #expect(try Importing.figures(foreign) == "P5 1/1")
        #expect(foreign.remarks.first == "not quite JSON, read all the same: comments, trailing commas")
        let lines = try Importing.read(#"{"asked":"P5","guess":"P5"}{"asked":"P4","guess":"P5"}"#)
        #expect(try Importing.figures(lines) == "P4 0/1, P5 1/1")
    }
}
