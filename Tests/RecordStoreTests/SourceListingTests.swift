import Glibc
import RecordStore
import Testing

/// Which files are read, and what is said of those that cannot be.
struct SourceListingTests {
    let folder = TemporaryFolder()

    func read(_ path: String) throws -> StoreContents {
        try #require(StoreReader().read(StoreLocation(path: path)))
    }

    func judge() throws -> [String] {
        let contents = try read(folder.path)
        let names = contents.sources.map { String($0.dropFirst(folder.path.utf8.count + 1)) }
        return names
            + contents.faults.map { "\($0.file.dropFirst(folder.path.utf8.count + 1)): \($0.reason)" }
    }

    @Test func `The data folder comes from the environment`() {
        func path(_ environment: [String: String]) -> String? {
            StoreLocation.standard(environment: environment)?.path
        }
        #expect(path(["HOME": "/home/x"]) == "/home/x/.local/share/earwheel")
        #expect(path(["HOME": "/home/x", "XDG_DATA_HOME": "/data"]) == "/data/earwheel")
        #expect(path(["HOME": "/home/x", "XDG_DATA_HOME": "data"]) == "/home/x/.local/share/earwheel")
        #expect(path([:]) == nil && path(["HOME": ""]) == nil)
    }

    @Test func `Names decide, hidden files are left out, and the order is that of the bytes`() throws {
        for name in [
            "b.jsonl", "B.jsonl", "a.json", ".hidden.jsonl", "notes.txt",
            "c.sync-conflict-20260101-120000-ABC.jsonl~",
            "d (x's conflicted copy 2026-01-01).jsonl", "e.jsonl.tmp",
        ] { folder.write(name, "") }
        let expected = [
            "B.jsonl", "a.json", "b.jsonl", "c.sync-conflict-20260101-120000-ABC.jsonl~",
            "d (x's conflicted copy 2026-01-01).jsonl",
        ]
        #expect(try judge() == expected)
    }

    @Test func `A store that is not there is empty`() throws {
        let contents = try read(folder.path + "/none/none")
        #expect(contents.recordCount == 0 && contents.faults == [] && contents.sources == [])
    }

    @Test func `One file is read whatever its name`() throws {
        let contents = try read(folder.write("answers", Lines.record(1)))
        #expect(contents.recordCount == 1)
    }

    @Test func `What is no regular file is named and never waited for`() throws {
        folder.write("z.jsonl", Lines.record(1))
        mkfifo(folder.path + "/a.jsonl", 0o600)
        mkdir(folder.path + "/b.jsonl", 0o700)
        symlink("/dev/zero", folder.path + "/c.jsonl")
        symlink("z.jsonl", folder.path + "/d.jsonl")
        let expected = [
            "a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl", "z.jsonl", "a.jsonl: this is no regular file",
            "b.jsonl: this is no regular file", "c.jsonl: this is no regular file",
        ]
        #expect(try judge() == expected)
        #expect(try read(folder.path).recordCount == 1)
    }

    @Test func `Links that lead nowhere are named`() throws {
        symlink("loop.jsonl", folder.path + "/loop.jsonl")
        symlink("gone", folder.path + "/dangling.jsonl")
        let expected = [
            "dangling.jsonl", "loop.jsonl", "dangling.jsonl: No such file or directory",
            "loop.jsonl: Too many levels of symbolic links",
        ]
        #expect(try judge() == expected)
        #expect(try read(folder.path + "/loop.jsonl").faults.map(\.kind) == [.unreadable(ELOOP)])
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `What may not be read is named`() throws {
        chmod(folder.write("a.jsonl", Lines.record(1)), 0)
        #expect(try judge() == ["a.jsonl", "a.jsonl: Permission denied"])
        chmod(folder.path, 0)
        #expect(try read(folder.path).faults.map(\.kind) == [.unreadable(EACCES)])
        chmod(folder.path, 0o700)
    }
}
