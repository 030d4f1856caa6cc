import IntervalStatistics
import Testing

@testable import RecordStore

struct JSONListsTests {
    func lists(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return JSONLists(in: bytes).found.map {
            "\($0.path) \(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    func data(_ text: String, items: String? = nil) throws -> ImportedData {
        var options = Importing.options
        options.items = items
        return try ImportedData.read(ImportSource(name: "theirs", bytes: Array(text.utf8)), options: options)
    }

    func complaint(_ text: String, items: String? = nil) -> String {
        do {
            return "\(try data(text, items: items).lines.count) lines"
        } catch let error as ImportError {
            return error.sentence
        } catch {
            return "\(error)"
        }
    }

    @Test func `Lists of objects are found with their paths`() {
        #expect(
            lists(#"{"a":[1],"b":{"c\n":[{"d":[{}]}],"e":"[{"},"f":[[{}]],"g":[ {} ] , "h":-1.5e3}"#) == [
                "b.c\n [{\"d\":[{}]}]", "g [ {} ]",
            ])
        #expect(lists("[]").isEmpty && lists("{}").isEmpty && lists("").isEmpty)
    }

    static let answers =
        #"[{"correctAnswer":7,"isCorrect":true,"x":1},{"correctAnswer":7,"isCorrect":false}]"#

    @Test func `The one list is taken, of several the one that is named`() throws {
        let one = try data(#"{"user":{"name":"x"},"data":{"answers":\#(Self.answers)}}"#)
        #expect(
            try Importing.figures(one) == "P5 1/2" && one.format == .records
                && one.understanding.shape == "the list data.answers")
        #expect(one.lines.contains { $0.text.hasSuffix(#""x":1}"#) })
        let two = #"{"tags":[{"a":1}],"answers":\#(Self.answers)}"#
        #expect(
            complaint(two)
                == "theirs has several lists, tags, answers: say which holds the answers, as in --items answers"
        )
        #expect(try Importing.figures(try data(two, items: "answers")) == "P5 1/2")
        #expect(
            complaint(two, items: "x")
                == "theirs has no list x, but tags, answers: say one of these with --items")
        for text in [Self.answers, "a,b\n1,2\n", #"{"correctAnswer":7,"isCorrect":true}"#] {
            #expect(
                complaint(text, items: "x")
                    == "theirs has no list x, nor any other within an object: leave --items out")
        }
    }

    @Test func `Ids are those of the list alone`() throws {
        #expect(
            try data(#"{"answers":\#(Self.answers)}"#).lines.map(\.id) == data(Self.answers).lines.map(\.id))
    }

    @Test func `Members within members have dots in their names`() throws {
        let text = #"{"results":[{"question":{"interval":"M6"},"answer":{"given":"m6","ms":2310}}]}"#
        let found = try data(text)
        #expect(try Importing.figures(found) == "M6 0/1" && Importing.records(found)[0].timeTook == 2310)
        let other = #"[{"q":{"is":"M6"},"a":{"is":["m6","M6"]},"x.y":{"z":60}}]"#
        let map = ["q.is": "correctAnswer", "a.is": "triedAnswers", "x.y.z": "root"]
        let mapped = try Importing.read(other, map: map)
        #expect(
            mapped.lines[0].text.hasSuffix(
                #""correctAnswer":9,"triedAnswers":[8,9],"isCorrect":false,"root":60}"#))
        let own = try Importing.read(
            #"{"correctAnswer":7,"isCorrect":true,"x":{"z":60}}"#, map: ["x.z": "root"])
        #expect(own.lines[0].text.contains("\"root\":60"))
    }

    @Test func `A map of objects is a list, one answer is not`() throws {
        let map = try data(
            #"{"answers":{"k1":{"asked":"M6","guess":"m6"}, "k\"2" : {"asked":"P5","guess":"P5","t":{"a":[]}}}}"#
        )
        #expect(try Importing.figures(map) == "P5 1/1, M6 0/1")
        let one = try data(#"{"question":{"interval":"M6","id":1},"answer":{"given":"m6","id":2}}"#)
        #expect(try Importing.figures(one) == "M6 0/1")
    }
}
