import Glibc
import RecordStore
import TestSupport
import Testing

struct StoreAdditionTests {
    private let folder = TemporaryFolder()

    private func line(_ number: Int) -> StoreLine {
        StoreLine(
            id: RecordID(high: 0x0190_0000_0000_7000, low: 1 << 63 | UInt64(number)),
            text: Lines.record(number))
    }

    private func write(_ numbers: [Int], to store: String) throws -> [Appender.Warning] {
        try StoreAddition(to: StoreLocation(path: folder.path + "/" + store)).write(
            numbers.map(line),
            device: { () throws(SaveError) in
                var generator = SeededGenerator(seed: 7)
                return try DeviceName(keptIn: folder.path + "/state", hostName: "desk", using: &generator)
            }, moment: "20261124T190312")
    }

    @Test func `A folder gets a file of its own each time`() throws {
        #expect(try write([1, 2], to: "store") == [])
        #expect(try write([3], to: "store") == [])
        let files = try #require(StoreReader().read(StoreLocation(path: folder.path + "/store"))).sources
        #expect(files.count == 2)
        #expect(
            files[0].hasSuffix(".import-20261124T190312-2.jsonl")
                && files[1].hasSuffix(".import-20261124T190312.jsonl"))
        var status = stat()
        #expect(stat(files[0], &status) == 0 && status.st_mode & 0o777 == 0o600 && status.st_nlink == 1)
    }

    @Test func `One file gets them at its end`() throws {
        folder.write("one.jsonl", Lines.record(1))
        _ = try write([2, 3], to: "one.jsonl")
        #expect(folder.text("one.jsonl") == Lines.file([1, 2, 3].map { Lines.record($0) }))
    }

    @Test func `Known ids are found in every file`() throws {
        folder.write("a.jsonl", Lines.file([Lines.record(1), "oops"]))
        folder.write("b.json", "[\(Lines.record(12))]")
        let ids = RecordStoreIDs.of([1, 3, 12])
        #expect(try StoreAddition(to: folder.location).known(among: Set(ids)) == [ids[0], ids[2]])
    }

    /// What a file holds that cannot be read would be added again.
    @Test func `A file that cannot be read stops it`() throws {
        let path = folder.write("a.jsonl", Lines.file([Lines.record(1)]))
        symlink("a.jsonl", folder.path + "/loop.jsonl")
        unlink(path)
        symlink("loop.jsonl", path)
        #expect(throws: SaveError.refused(path: path, code: ELOOP)) {
            try StoreAddition(to: folder.location).known(among: [])
        }
    }

    @Test func `One file gets a new version, with its mode, and its old one is gone`() throws {
        let path = folder.write("one.jsonl", Lines.file([Lines.record(1)]))
        chmod(path, 0o640)
        let before = try status(path)
        _ = try write([2, 3], to: "one.jsonl")
        let after = try status(path)
        #expect(after.st_ino != before.st_ino && after.st_mode == before.st_mode && after.st_nlink == 1)
        #expect(folder.names == [".one.jsonl.lock", "one.jsonl"])
        link(path, folder.path + "/two.jsonl")
        _ = try write([4], to: "one.jsonl")
        #expect(try status(path).st_nlink == 2)
        #expect(folder.text("two.jsonl") == Lines.file((1...4).map { Lines.record($0) }))
    }

    private func status(_ path: String) throws -> stat {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status
    }

    @Test func `Where it cannot be written nothing is left`() throws {
        folder.write("file", "")
        #expect(throws: SaveError.self) { try write([1], to: "file/store") }
        #expect(folder.text("file") == "")
    }
}

/// Ids as `Lines` writes them.
private enum RecordStoreIDs {
    static func of(_ numbers: [Int]) -> [RecordID] {
        numbers.map { number in
            let digits = UInt64(String(number), radix: 16) ?? 0
            return RecordID(high: 0x0190_0000_0000_7000, low: 1 << 63 | digits)
        }
    }
}
