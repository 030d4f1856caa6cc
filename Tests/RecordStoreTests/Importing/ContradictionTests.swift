import RecordStore
import Testing

/// Answers that say right where their first try is wrong, or the other way round.
struct ContradictionTests {
    static let reason = "isCorrect contradicts the first tried answer, which is believed"

    @Test func `Our own records keep their bytes but for the verdict`() throws {
        let line =
            #"{"x":{"isCorrect":true},"correctAnswer":9, "triedAnswers":[8,9],"s":"\"isCorrect\":true","isCorrect" : true,"y":[1]}"#
        let data = try Importing.read(line)
        #expect(data.remarks == ["line 1: " + Self.reason])
        let changed = line.replacing(#""isCorrect" : true"#, with: #""isCorrect" : false"#)
        #expect(data.lines.map { "{" + $0.text.split(separator: ",", maxSplits: 1)[1] } == [changed])
        #expect(try Importing.figures(data) == "M6 0/1")
    }

    @Test func `Ids stay as they were`() throws {
        let pair = ["true", "false"].map { #"{"correctAnswer":9,"triedAnswers":[9],"isCorrect":\#($0)}"# }
        let data = try pair.map { try Importing.read($0) }
        #expect(data[0].remarks.isEmpty && data[1].remarks.count == 1)
        #expect(
            data[0].lines[0].id != data[1].lines[0].id && data[1].lines[0].text.contains("\"isCorrect\":true")
        )
    }

    @Test func `Tables and objects derive it, too`() throws {
        let table = try Importing.read(
            "correctAnswer,triedAnswers,isCorrect\n9,8,yes\n9,9,no\n9,what,yes\n9,,yes\n")
        #expect(try Importing.figures(table) == "M6 3/4")
        #expect(table.remarks.contains("row 2 and 1 more: " + Self.reason))
        let objects = try Importing.read(#"[{"asked":"M6","guess":"m6","correct":true}]"#)
        #expect(
            try Importing.figures(objects) == "M6 0/1" && objects.remarks.last == "object 1: " + Self.reason)
    }
}
