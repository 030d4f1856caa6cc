import IntervalStatistics
import RecordStore
import Testing

/// Imports from memory, and reads back what became of it.
enum Importing {
    /// An hour east of Greenwich, whatever the season.
    static let options = ImportOptions(localOffset: { _ in 60 })

    static func read(_ text: String, map: [String: String] = [:], modified: Moment? = nil) throws
        -> ImportedData
    {
        try read(Array(text.utf8), map: map, modified: modified)
    }

    /// Reads twice, because the same data must give the same lines.
    static func read(_ bytes: [UInt8], map: [String: String] = [:], modified: Moment? = nil) throws
        -> ImportedData
    {
        let source = ImportSource(name: "theirs", bytes: bytes, modified: modified)
        var options = options
        options.map = map
        let data = try ImportedData.read(source, options: options)
        let again = try ImportedData.read(source, options: options)
        #expect(again.lines == data.lines && again.refusals == data.refusals)
        let ids = data.lines.map(\.id)
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
        return data
    }

    /// What a store of these lines holds; only a tried answer may be at fault, which keeps its place as null.
    static func contents(_ data: ImportedData) throws -> StoreContents {
        let folder = TemporaryFolder()
        folder.write("a.jsonl", Lines.file(data.lines.map(\.text)))
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.faults.allSatisfy { $0.kind == .oddTriedAnswer })
        #expect(contents.recordCount == data.lines.count)
        return contents
    }

    /// Right of all, by the asked interval's short name, as `P5 1/2`; intervals without records are left out.
    static func figures(_ data: ImportedData) throws -> String {
        let figures = try contents(data).statistics.intervals.filter { $0.count > 0 }
        return figures.map { "\($0.interval) \($0.correctCount)/\($0.count)" }.joined(separator: ", ")
    }

    static func records(_ data: ImportedData) throws -> [Record] { Array(try contents(data).records) }

    /// The whole sentence with which a source is refused.
    static func complaint(_ bytes: [UInt8], map: [String: String] = [:]) -> String {
        var options = options
        options.map = map
        do {
            let data = try ImportedData.read(ImportSource(name: "theirs", bytes: bytes), options: options)
            return "\(data.lines.count) lines"
        } catch {
            return error.sentence
        }
    }

    static func complaint(_ text: String, map: [String: String] = [:]) -> String {
        complaint(Array(text.utf8), map: map)
    }
}
