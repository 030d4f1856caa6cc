import RecordStore
import Synchronization
import Testing

/// How far an import is.
struct ProgressTests {
    /// What is told while a source is read.
    private func told(_ bytes: [UInt8]) throws -> [Double] {
        let told = Mutex<[Double]>([])
        var options = Importing.options
        options.map = ["q": "correctAnswer", "a": "triedAnswers"]
        options.progress = { fraction in told.withLock { $0.append(fraction) } }
        let data = try ImportedData.read(ImportSource(name: "theirs", bytes: bytes), options: options)
        #expect(data.lines.count == 200)
        return told.withLock { $0 }
    }

    @Test func `Every format that can be long tells it`() throws {
        let objects = Array(repeating: #"{"q":7,"a":[5,7]}"#, count: 200)
        let attempt = BirdearsTests.row("melodic", "tritone", "tritone")
        let birds = Array(repeating: attempt, count: 200).joined()
        let counts =
            "INSERT INTO sessions VALUES "
            + (1...200).map { "(1, \($0), '7', '5', 1)" }.joined(separator: ",")
        let sources = [
            Array(Lines.file(["q,a"] + Array(repeating: "7,5 7", count: 200)).utf8),
            Array(Lines.file(objects).utf8), Array("[\(objects.joined(separator: ","))]".utf8),
            try DatabaseFile.bytes(BirdearsTests.schema, birds),
            try DatabaseFile.bytes(SolfegeTests.schema, counts),
        ]
        for source in sources {
            let told = try told(source)
            #expect(told.count >= 200 && told == told.sorted() && (told.last ?? 0) > 0.99)
            #expect(told.contains { 0.4...0.6 ~= $0 } && (told.first ?? 1) < 0.1)
        }
    }
}
