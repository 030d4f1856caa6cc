import IntervalStatistics
import RecordStore
import Testing

/// Files that are one JSON array.
struct ArrayTests {
    let folder = TemporaryFolder()

    /// How many records a file holds, and its faults as "line:column kind".
    func judge(_ text: String) throws -> String {
        folder.write("a.json", text)
        var judgements: Set<String> = []
        for blockSize in [7, 64, 1 << 20] {
            let contents = try #require(StoreReader(blockSize: blockSize).read(folder.location))
            let faults = contents.faults.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.kind)" }
            judgements.insert((["\(contents.recordCount)"] + faults).joined(separator: " "))
        }
        #expect(judgements.count == 1)
        return judgements.joined(separator: " | ")
    }

    let first = #"{"correctAnswer":1,"isCorrect":true}"#
    let second = #"{"correctAnswer":2,"isCorrect":true}"#

    @Test func `Whole arrays have no faults`() throws {
        #expect(try judge("[]") == "0")
        #expect(try judge("[\(first)]") == "1")
        #expect(try judge("\u{FEFF} \n[\n\(first) ,\n\(second)\n]\n\n") == "2")
    }

    @Test func `A damaged element costs itself`() throws {
        #expect(try judge("[\(first),\n{\"correctAnswer\":NaN},\n\(second)]") == "2 2:18 brokenJSON")
        #expect(try judge("[\(first),\n{\"correctAnswer:1},\n\(second)]") == "2 2:19 brokenJSON")
        #expect(try judge("[\(first),\n\"correctAnswer\":1},\n\(second)]") == "2 2:16 brokenJSON")
        #expect(try judge("[\(first),\n{\"a\":[1},\n\(second),\(first)]") == "3 2:8 brokenJSON")
        #expect(try judge("[\(first),\n5,\(second)]") == "2 2:1 notAnObject")
        #expect(
            try judge("[\(first),\n{\"correctAnswer\":99,\n\"isCorrect\":true},\(second)]")
                == "2 2:18 outOfRange")
    }

    @Test func `Signs out of place are named`() throws {
        #expect(try judge("[\(first),]") == "1 1:39 brokenJSON")
        #expect(try judge("[,\(first)]") == "1 1:2 brokenJSON")
        #expect(try judge("[\(first) \(second)]") == "2 1:39 brokenJSON")
        #expect(try judge("[\(first)}, \(second)]") == "2 1:38 brokenJSON")
        #expect(try judge("[\(first)") == "1 1:38 torn")
        #expect(try judge("[\(first),\n{\"correct") == "1 2:10 torn")
    }

    @Test func `What follows the array is read as lines`() throws {
        #expect(try judge("[\(first)]\n\(second)\nxyz\n") == "2 3:1 brokenJSON")
        #expect(try judge("[\(first)] oops\n\(second)\n") == "2 1:40 brokenJSON")
    }

    @Test func `Many damaged elements take no more than their share of time`() throws {
        let text = "[" + String(repeating: "NaN,", count: 20_000) + first + "]"
        folder.write("a.json", text)
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.recordCount == 1 && contents.reportedCount == 20_000)
    }
}
