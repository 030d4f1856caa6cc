import Glibc
import IntervalStatistics
import Testing

@testable import RecordStore

struct AppenderTests {
    private let folder = TemporaryFolder()

    private func line(_ number: Int) -> StoreLine {
        StoreLine(
            id: RecordID(high: 0x0190_0000_0000_7000, low: 1 << 63 | UInt64(number)),
            text: Lines.record(number))
    }

    private func append(_ name: String, _ numbers: Int...) throws -> [Appender.Warning] {
        try Appender(path: folder.path + "/" + name).append { _ in numbers.map(line) }
    }

    @Test func `A new file is its owner's alone and holds the lines`() throws {
        #expect(try append("a.jsonl", 1, 2) == [])
        #expect(folder.text("a.jsonl") == Lines.file([Lines.record(1), Lines.record(2)]))
        var status = stat()
        #expect(stat(folder.path + "/a.jsonl", &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(folder.names == [".a.jsonl.lock", "a.jsonl"])
    }

    @Test func `A file keeps its mode, its links and its place`() throws {
        let target = folder.write("real.jsonl", Lines.file([Lines.record(1)]))
        chmod(target, 0o640)
        symlink("real.jsonl", folder.path + "/link.jsonl")
        link(target, folder.path + "/hard.jsonl")
        var before = stat()
        stat(target, &before)
        _ = try append("link.jsonl", 2)
        _ = try append("hard.jsonl", 3)
        var after = stat()
        stat(target, &after)
        #expect(after.st_mode == before.st_mode && after.st_ino == before.st_ino && after.st_nlink == 2)
        #expect(folder.text("real.jsonl") == Lines.file([1, 2, 3].map { Lines.record($0) }))
        #expect(folder.names.contains(".real.jsonl.lock") && !folder.names.contains(".link.jsonl.lock"))
    }

    @Test func `A dangling link gets its target`() throws {
        symlink("later.jsonl", folder.path + "/link.jsonl")
        _ = try append("link.jsonl", 1)
        #expect(folder.text("later.jsonl") == Lines.file([Lines.record(1)]))
    }

    @Test func `It is told the greatest id of the end`() throws {
        let appender = Appender(path: folder.path + "/a.jsonl")
        _ = try appender.append { last in
            #expect(last == nil)
            return (1...300).map(line)
        }
        folder.append("a.jsonl", Lines.record(7) + "\noops\n" + Lines.record(301).dropLast(9))
        _ = try appender.append { last in
            #expect(last?.description == Lines.id(300))
            return []
        }
    }

    /// Group 3 of the tests that a trusted store passes.
    @Test func `A file cut anywhere in its last two records takes a new one`() throws {
        let whole = Array(Lines.file((1...4).map { Lines.record($0) }).utf8)
        let start = Lines.file([Lines.record(1), Lines.record(2)]).utf8.count
        for cut in start...whole.count {
            folder.write("a.jsonl", Array(whole[..<cut]))
            _ = try append("a.jsonl", 9)
            let contents = try #require(StoreReader().read(StoreLocation(path: folder.path + "/a.jsonl")))
            let length = (whole.count - start) / 2
            // Without its newline a line is whole already; a single brace short it is not.
            let kept = 2 + (cut - start + 1) / length
            #expect(contents.recordCount == kept + 1, "cut at \(cut)")
            let isClean = (cut - start) % length == 0 || (cut - start + 1) % length == 0
            #expect(contents.faults.count == (isClean ? 0 : 1), "cut at \(cut)")
        }
    }

    @Test func `What is no file is refused, and nothing is done to it`() throws {
        mkfifo(folder.path + "/pipe.jsonl", 0o600)
        mkdir(folder.path + "/folder.jsonl", 0o700)
        for name in ["pipe.jsonl", "folder.jsonl"] {
            #expect(throws: SaveError.notAFile(path: folder.path + "/" + name)) { try append(name, 1) }
        }
        #expect(throws: SaveError.refused(path: folder.path + "/none/a.jsonl", code: ENOENT)) {
            try append("none/a.jsonl", 1)
        }
        folder.write("wide.jsonl", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0, 10, 0])
        let wide = folder.path + "/wide.jsonl"
        #expect(throws: SaveError.encoded(path: wide, encoding: "UTF-16")) { try append("wide.jsonl", 1) }
    }

    /// A repair that took its lock long ago may put another file in this one's place while the line is written.
    @Test func `A line goes into the file that stands there at last`() throws {
        let path = folder.write("a.jsonl", Lines.file([Lines.record(1)]))
        _ = try Appender(path: path).append { _ in
            folder.write("new", Lines.file([Lines.record(1)]))
            rename(folder.path + "/new", path)
            return [line(2)]
        }
        #expect(folder.text("a.jsonl") == Lines.file([Lines.record(1), Lines.record(2)]))
    }

    @Test func `A lock that stays away is told, and the line is saved`() throws {
        folder.write("a.jsonl", "")
        let other = FileLock(beside: folder.path + "/a.jsonl")
        #expect(other.isHeld)
        #expect(FileLock(beside: folder.path + "/a.jsonl", patience: 5).refusal?.number == EWOULDBLOCK)
        mkdir(folder.path + "/.b.jsonl.lock", 0o700)
        let warnings = try append("b.jsonl", 1)
        #expect(warnings == [.notLocked(path: folder.path + "/b.jsonl", reason: "is a directory")])
        #expect(folder.text("b.jsonl") == Lines.file([Lines.record(1)]))
    }

    @Test func `A line behind an array is read with it`() throws {
        folder.write("a.json", "[\(Lines.record(1)),\n\(Lines.record(2))]")
        _ = try append("a.json", 3)
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.recordCount == 3 && contents.faults == [])
    }
}
