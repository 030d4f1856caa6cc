import Glibc
import TestSupport
import Testing

@testable import RecordStore

struct StoreRepairTests {
    private let folder = TemporaryFolder()

    private func run() -> (done: [StoreRepair.Outcome], failed: [SaveError]) {
        var done: [StoreRepair.Outcome] = []
        var failed: [SaveError] = []
        StoreRepair(folder.location).run {
            done.append($0)
        } failed: {
            failed.append($0)
        }
        return (done, failed)
    }

    private func repair() -> [StoreRepair.Outcome] { run().done }

    @Test func `Good and merely wrong lines stay byte for byte, the hopeless go`() throws {
        let kept = [
            "\u{FEFF}" + Lines.record(1) + "\r", "", Lines.record(2, asked: #""5""#),
            Lines.record(3, tries: "[99]"), #"{"v":9,"correctAnswer":5,"isCorrect":true}"#, Lines.record(4),
        ]
        let hopeless = ["oops", "<<<<<<< HEAD", #"{"id":"#, "5"]
        let path = folder.write(
            "a.jsonl",
            Lines.file(
                [kept[0], hopeless[0], kept[1], kept[2], hopeless[1], kept[3], kept[4]] + hopeless[2...] + [
                    kept[5]
                ]) + Lines.record(5).prefix(30))
        chmod(path, 0o640)
        let old = folder.text("a.jsonl")
        #expect(
            StoreRepair(folder.location).plan() == [.init(path: path, parted: 0, removed: 4, backup: nil)])
        #expect(folder.names == ["a.jsonl"])
        let backup = path + ".before-repair"
        #expect(repair() == [.init(path: path, parted: 0, removed: 4, backup: backup)])
        // What is still being written is left alone.
        #expect(folder.text("a.jsonl") == Lines.file(kept) + Lines.record(5).prefix(30))
        #expect(folder.text("a.jsonl.before-repair") == old)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(repair() == [])
    }

    @Test func `Records on one line get their own`() throws {
        folder.write("a.jsonl", Lines.file([Lines.record(1) + Lines.record(2), Lines.record(3)]))
        #expect(repair().map(\.parted) == [1])
        #expect(folder.text("a.jsonl") == Lines.file([1, 2, 3].map { Lines.record($0) }))
    }

    /// A record that is not used now is no garbage.
    @Test(arguments: [
        #"{"v":2,"id":"01900000-0000-7000-8000-000000000077","correctAnswer":5,"isCorrect":true}"#,
        #"{"id":"b","correctAnswer":99,"isCorrect":true}"#, #"{"correctAnswer":5,"isCorrect":"no"}"#,
        #"{"correctAnswer":5,"isCorrect":true}"#,
    ])
    func `What stands beside a record and could be mended is kept`(other: String) {
        for line in [Lines.record(1) + other, other + Lines.record(1)] {
            folder.write("a.jsonl", Lines.file([line, Lines.record(2)]))
            #expect(repair().map(\.parted) == [1])
            let lines = Set(folder.text("a.jsonl")?.split(separator: "\n").map(String.init) ?? [])
            #expect(lines == [Lines.record(1), other, Lines.record(2)])
        }
    }

    /// Programs that wait for no lock append to the file that is being replaced.
    @Test func `What is appended in the last moment comes along`() throws {
        let path = folder.write("a.jsonl", "oops\n")
        let rewriting = Rewriting(try SourceFile(path: path))
        let old = folder.write("old.txt", "oops\n" + Lines.record(2) + "\n")
        folder.write("a.jsonl", Lines.file([Lines.record(1)]))
        try rewriting.takeLatecomers(from: old)
        #expect(folder.text("a.jsonl") == Lines.file([Lines.record(1), Lines.record(2)]))
        #expect(throws: SaveError.changed(path: path)) { try rewriting.replace(with: [[]]) }
        #expect(folder.text("a.jsonl") == Lines.file([Lines.record(1), Lines.record(2)]))
    }

    @Test func `Old versions are kept apart and are no sources`() throws {
        for _ in 1...3 {
            folder.append("a.sync-conflict-1.jsonl", "oops\n" + Lines.record(1) + "\n")
            _ = repair()
        }
        let kept = folder.names.filter { $0.contains("before-repair") }
        #expect(kept == ["", "-2", "-3"].map { "a.sync-conflict-1.jsonl.before-repair\($0)" })
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.sources.count == 1 && contents.faults == [] && contents.recordCount == 1)
    }

    @Test func `A link stays a link, and what may not be written is refused`() throws {
        let target = folder.write("real.txt", "oops\n")
        symlink("real.txt", folder.path + "/a.jsonl")
        #expect(repair().map(\.backup) == [target + ".before-repair"])
        #expect(folder.text("real.txt") == "")
        var status = stat()
        #expect(lstat(folder.path + "/a.jsonl", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        let locked = folder.write("b.jsonl", "oops\n")
        chmod(locked, 0o444)
        let later = folder.write("c.jsonl", "oops\n")
        let (done, failed) = run()
        #expect(failed == [.refused(path: locked, code: EACCES)])
        #expect(done.map(\.path) == [later], "one that is refused stops no other")
        #expect(folder.text("b.jsonl") == "oops\n")
    }

    @Test func `Arrays and what is whole are left alone`() throws {
        folder.write("a.json", "[\(Lines.record(1)), oops, \(Lines.record(2))]")
        folder.write("b.jsonl", Lines.record(3))
        #expect(repair() == [])
        #expect(folder.names == ["a.json", "b.jsonl"])
    }

    /// Whatever the damage, a repair loses no record and is done in one go.
    @Test(arguments: 0..<60) func `A repair changes no figure`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var bytes = Array(Lines.file((1...8).map { Lines.record($0, asked: "\($0)") }).utf8)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0...2, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: place)
            default: bytes.insert(bytes[place], at: place)
            }
        }
        folder.write("a.jsonl", bytes)
        let before = try #require(StoreReader().read(folder.location))
        _ = repair()
        let after = try #require(StoreReader().read(folder.location))
        #expect(after.statistics == before.statistics && Array(after.records) == Array(before.records))
        #expect(StoreRepair(folder.location).plan() == [])
    }
}
