import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// Several files that make one store.
struct UnionTests {
    let folder = TemporaryFolder()
    let lines = (0..<60).map { Lines.record($0, asked: String($0 % 12 + 1)) }

    func read() throws -> StoreContents { try #require(StoreReader().read(folder.location)) }

    @Test func `Devices and their conflict copies count each id once`() throws {
        folder.write("all.jsonl", Lines.file(lines))
        let whole = try read()
        folder.write("all.jsonl", Lines.file(lines.indices.filter { $0 % 3 == 0 }.map { lines[$0] }))
        folder.write("desk.jsonl", Lines.file(lines.indices.filter { $0 % 3 == 1 }.map { lines[$0] }))
        folder.write("phone.jsonl", Lines.file(lines.indices.filter { $0 % 3 == 2 }.map { lines[$0] }))
        folder.write("phone.sync-conflict-20261102-190001.jsonl", Lines.file(Array(lines[20..<50])))
        folder.write("desk (conflicted copy).txt", Lines.file(Array(lines[0..<9])))
        let union = try read()
        #expect(union.faults == [] && union.statistics == whole.statistics && union.recordCount == 60)
    }

    @Test(arguments: 0..<20) func `Shuffled and doubled lines are the same store`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        folder.write("a.jsonl", Lines.file(lines))
        let whole = try read()
        let doubled = lines + lines.filter { _ in Bool.random(using: &generator) }
        folder.write("a.jsonl", Lines.file(doubled.shuffled(using: &generator)))
        let contents = try read()
        #expect(contents.statistics == whole.statistics && contents.faults == [])
    }

    @Test func `Of two records with one id the first is kept and the other named`() throws {
        folder.write("a.jsonl", Lines.file([Lines.record(1, asked: "7"), Lines.record(2)]))
        folder.write(
            "b.jsonl", Lines.file([Lines.record(3), "oops", Lines.record(1, asked: "8"), Lines.record(2)]))
        let contents = try read()
        #expect(contents.recordCount == 3)
        #expect(contents.statistics[.P5].count == 3)
        #expect(contents.faults.map(\.kind) == [.brokenJSON, .differentSameID])
        #expect(contents.faults.last?.file == folder.path + "/b.jsonl" && contents.faults.last?.line == 3)
    }

    @Test func `Upper and lower case are one UUID, and other ids are told apart`() throws {
        let extra = #","isCorrect":true,"correctAnswer":5}"#
        let ids = ["ABCDEF00-0000-7000-8000-000000000001", "a", "b", "a"]
        folder.write("a.jsonl", Lines.file(ids.map { #"{"id":"\#($0)""# + extra }))
        #expect(try read().recordCount == 3)
        folder.write("b.jsonl", #"{"id":"abcdef00-0000-7000-8000-000000000001""# + extra)
        #expect(try read().faults.map(\.kind) == [.differentSameID])
    }

    @Test func `Records without an id are never the same`() throws {
        let line = #"{"correctAnswer":5,"isCorrect":true}"#
        folder.write("a.jsonl", Lines.file([line, line, Lines.record(1), Lines.record(1)]))
        folder.write("b.json", "[\(line)]")
        #expect(try read().recordCount == 4)
    }

    @Test func `Figures are of the records that the filter admits`() throws {
        folder.write("a.jsonl", Lines.file(lines + [lines[3]]))
        let filter = RecordFilter(interval: .m3)
        let contents = try #require(StoreReader().read(folder.location, filter: filter))
        #expect(contents.statistics.recordCount == 5 && contents.recordCount == 60)
        #expect(contents.statistics == Statistics(contents.records, where: filter))
    }

    @Test func `Records can be changed as a whole`() throws {
        folder.write("a.jsonl", Lines.file(lines))
        let moved = try read().mapRecords { record in
            var record = record
            record.instant += 86_400_000
            return record
        }
        #expect(moved.recordCount == 60 && moved.statistics.firstDay == Day("2026-11-03"))
    }
}
