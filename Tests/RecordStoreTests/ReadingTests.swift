import Glibc
import IntervalStatistics
import RecordStore
import Synchronization
import Testing

/// How reading behaves towards the files and whoever waits for it.
struct ReadingTests {
    let folder = TemporaryFolder()

    /// Times, size, inode and mode of the folder and what is in it.
    private func trace() -> [String] {
        ["", "/a.jsonl", "/b.json"].map { name in
            var status = stat()
            stat(folder.path + name, &status)
            return
                "\(status.st_atim) \(status.st_mtim) \(status.st_ctim) \(status.st_size) \(status.st_ino) \(status.st_mode)"
        }
    }

    @Test func `Reading changes nothing`() throws {
        let path = folder.write("a.jsonl", Lines.file([Lines.record(1), Lines.record(1)]))
        folder.write("b.json", "[" + Lines.record(2) + "]")
        chmod(path, 0o444)
        // An access time before the last change is one that ordinary reading would bring up to date.
        var times = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 2_000_000, tv_nsec: 0)]
        for old in [path, folder.path] { utimensat(AT_FDCWD, old, &times, 0) }
        let before = trace()
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.recordCount == 2)
        #expect(trace() == before)
    }

    @Test func `No file stays open`() throws {
        folder.write("a.jsonl", Lines.file((0..<500).map { Lines.record($0) }))
        func count(_ folder: String) -> Int {
            guard let stream = opendir(folder) else { return 0 }
            defer { closedir(stream) }
            var count = 0
            while readdir(stream) != nil { count += 1 }
            return count
        }
        var leftovers = 0
        for _ in 0..<20 {
            let before = count("/proc/self/fd")
            _ = StoreReader(blockSize: 512, threads: 4).read(folder.location)
            leftovers += count("/proc/self/fd") > before ? 1 : 0
        }
        // Other tests open files meanwhile; a leak would show every time.
        #expect(leftovers < 20)
    }

    @Test func `Progress rises to the end`() throws {
        let note = #","note":""# + String(repeating: "n", count: 400_000) + #"""#
        folder.write("a.jsonl", Lines.file((0..<100).map { Lines.record($0, extra: note) }))
        let told = Mutex<[Double]>([])
        let contents = StoreReader(threads: 1).read(
            folder.location, progress: { fraction in told.withLock { $0.append(fraction) } })
        let fractions = told.withLock { $0 }
        #expect(contents?.recordCount == 100)
        #expect(
            fractions.count == 2 && fractions == fractions.sorted() && fractions.allSatisfy { 0...1 ~= $0 })
    }

    @Test func `A cancelled reading gives nothing`() {
        folder.write("a.jsonl", Lines.file((0..<500).map { Lines.record($0) }))
        let asked = Atomic(0)
        let contents = StoreReader(blockSize: 1000).read(
            folder.location, isCancelled: { asked.add(1, ordering: .relaxed).newValue > 5 })
        #expect(contents == nil)
        #expect(asked.load(ordering: .relaxed) < 20)
    }

    @Test func `Every fault has a reason and a remedy`() {
        let kinds: [FaultKind] = [
            .brokenJSON, .torn, .fused, .invalidUTF8, .tooLong, .tooDeep, .notAnObject,
            .conflictMarker,
            .missing, .wrongType, .outOfRange, .newerVersion, .differentSameID, .oddTriedAnswer,
            .tooManyTries,
            .unknownDirection, .ignoredValue, .rounded, .earlyDate, .lateDate, .notAFile, .outOfMemory,
            .unreadable(EACCES),
        ]
        for kind in kinds {
            let fault = Fault(file: "a", kind: kind, field: .timeTook)
            #expect(fault.reason.count > 9 && fault.remedy.count > 9 && !fault.reason.hasSuffix("."))
        }
        let newer = Fault(file: "a", kind: .newerVersion, field: .v)
        #expect(newer.reason == "the record needs a newer Earwheel")
        let time = Fault(file: "a", kind: .ignoredValue, field: .timeTook)
        #expect(time.reason == "timeTook is not whole milliseconds from 0 to 4294967295; the rest is used")
    }
}
