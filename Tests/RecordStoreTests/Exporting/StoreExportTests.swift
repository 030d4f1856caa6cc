import IntervalStatistics
import RecordStore
import Testing

struct StoreExportTests {
    private let folder = TemporaryFolder()

    private func items(_ filter: RecordFilter = .all) throws -> (items: [StoreExport.Item], unused: Int) {
        var items: [StoreExport.Item] = []
        let unused = try StoreExport(folder.location, filter: filter).visit { items.append($0) }
        return (items, unused)
    }

    @Test func `Lines come as they stand, each id once, by file and place`() throws {
        let odd = #"{ "correctAnswer" : 5, "isCorrect":true, "mood":"ölig", "id":"x" }"#
        folder.write("b.jsonl", Lines.file([Lines.record(1), odd]))
        folder.write(
            "a.jsonl", "\u{FEFF}" + Lines.record(3) + "\r\n\n" + Lines.record(1) + "\n" + Lines.record(1))
        let (items, unused) = try items()
        #expect(items.map(\.text) == [Lines.record(3), Lines.record(1), odd])
        #expect(unused == 0)
    }

    @Test func `Elements that span lines come on one`() throws {
        folder.write("a.json", "[\n{\"correctAnswer\": 5,\n \"isCorrect\": true, \"note\": \"a b\\n\"}\n]")
        let (items, _) = try items()
        #expect(items.count == 1)
        #expect(items[0].text.hasSuffix(#"","correctAnswer":5,"isCorrect":true,"note":"a b\n"}"#))
    }

    @Test func `Records without an id get the one that importing them gives`() throws {
        let lines = [
            #"{ "correctAnswer":7, "isCorrect":true, "mood":"calm" }"#,
            #"{"correctAnswer":3,"isCorrect":true}"#,
            #"{"correctAnswer":3,"isCorrect":true}"#, #"{"id":"","correctAnswer":9,"isCorrect":false}"#,
        ]
        let imported = try Importing.read(Lines.file(lines)).lines
        folder.write("a.jsonl", Lines.file(Array(lines.dropFirst(2))))
        folder.write("b.jsonl", Lines.file(Array(lines.prefix(2))))
        let (items, _) = try items()
        #expect(items.map { StoreLine(id: $0.entry.id, text: $0.text) }.sorted { $0.id < $1.id } == imported)
        folder.write("c.jsonl", Lines.file(imported.map(\.text)))
        #expect(try self.items().items.map(\.entry.id) == items.map(\.entry.id))
    }

    @Test func `A record that stands beside its original counts twice, as in the store`() throws {
        let line = #"{"correctAnswer":3,"isCorrect":true}"#
        folder.write("a.jsonl", Lines.file(try Importing.read(line).lines.map(\.text)))
        folder.write("b.jsonl", line)
        let ids = try items().items.map(\.entry.id)
        #expect(ids.count == 2 && Set(ids).count == 2)
    }

    @Test func `All members are read`() throws {
        folder.write(
            "a.jsonl", Lines.record(1, extra: #","root":60,"replays":2,"direction":"harmonic","choices":5"#))
        let entry = try #require(try items().items.first?.entry)
        #expect("\(entry.id)" == Lines.id(1) && entry.root == 60 && entry.replays == 2)
        #expect(entry.record.direction == .harmonic && entry.record.choices == 5)
        folder.write("a.jsonl", Lines.record(1))
        let bare = try #require(try items().items.first?.entry)
        #expect(bare.root == nil && bare.replays == nil)
    }

    @Test func `What cannot be used is counted and not in it`() throws {
        folder.write("a.jsonl", Lines.file([Lines.record(1), "oops", Lines.record(2, tries: #"["x"]"#)]))
        folder.write("b.jsonl", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
        let (items, unused) = try items()
        #expect(items.count == 2 && unused == 2)
    }

    @Test func `A filter leaves the others out`() throws {
        folder.write(
            "a.jsonl", Lines.file([Lines.record(1), Lines.record(2, extra: #","direction":"harmonic""#)]))
        #expect(try items(RecordFilter(direction: .harmonic)).items.count == 1)
    }

    /// Group 12 of the tests that a trusted store passes, on every awkward file.
    @Test(arguments: Cases.all) func `What is exported is the same store`(expectation: Cases.Expectation)
        throws
    {
        let original = StoreLocation(path: Cases.path(expectation.file))
        var text = ""
        _ = try StoreExport(original).visit { text += $0.text + "\n" }
        folder.write("copy.jsonl", text)
        let copy = try #require(StoreReader().read(folder.location))
        let known = try #require(StoreReader().read(original))
        #expect(copy.statistics == known.statistics)
    }
}
