import Glibc
import Testing

@testable import RecordStore

/// Waiting is real here; each wait has already been given its reason to end.
@Suite(.timeLimit(.minutes(1))) struct FolderWatchTests {
    private let folder = TemporaryFolder()
    private let never = Pipe()

    private func sees(_ watch: FolderWatch) -> Bool { watch.wait(unless: never.reading) }

    @Test func `Changes of any kind end the waiting`() {
        folder.write("a.jsonl", "x\n")
        let watch = FolderWatch(folder.location)
        folder.append("a.jsonl", "y\n")
        #expect(sees(watch))
        folder.write("new", "z\n")
        rename(folder.path + "/new", folder.path + "/a.jsonl")
        #expect(sees(watch))
        unlink(folder.path + "/a.jsonl")
        #expect(sees(watch))
    }

    @Test func `The signal to stop ends it, and wins`() {
        let watch = FolderWatch(folder.location)
        folder.write("a.jsonl", "x\n")
        let stop = Pipe()
        stop.fill()
        #expect(!watch.wait(unless: stop.reading))
    }

    @Test func `A folder that is not there yet is waited for`() {
        let store = folder.path + "/one/two"
        let watch = FolderWatch(StoreLocation(path: store))
        mkdir(folder.path + "/one", 0o700)
        #expect(sees(watch))
        mkdir(store, 0o700)
        #expect(sees(watch))
        folder.write("one/two/a.jsonl", "x\n")
        #expect(sees(watch))
    }

    @Test func `A link that will lead somewhere, and one that is turned`() {
        mkdir(folder.path + "/one", 0o700)
        mkdir(folder.path + "/two", 0o700)
        symlink("one", folder.path + "/store")
        symlink("../two/later.jsonl", folder.path + "/one/link.jsonl")
        let watch = FolderWatch(StoreLocation(path: folder.path + "/store"))
        folder.write("two/later.jsonl", "x\n")
        #expect(sees(watch))
        unlink(folder.path + "/store")
        symlink("two", folder.path + "/store")
        #expect(sees(watch))
        folder.append("two/later.jsonl", "y\n")
        #expect(sees(watch))
    }

    @Test func `A file that is the store, and one behind a link`() {
        folder.write("real.jsonl", "x\n")
        mkdir(folder.path + "/store", 0o700)
        symlink("../real.jsonl", folder.path + "/store/link.jsonl")
        let single = FolderWatch(StoreLocation(path: folder.path + "/store/link.jsonl"))
        let whole = FolderWatch(StoreLocation(path: folder.path + "/store"))
        folder.append("real.jsonl", "y\n")
        #expect(sees(single))
        #expect(sees(whole))
    }
}
