import Glibc
import IntervalStatistics
import RecordStore
import TestSupport
import Testing

struct RecordSinkTests {
    private let folder = TemporaryFolder()

    private func sink(_ store: String = "store") -> RecordSink {
        let state = folder.path + "/state"
        return RecordSink(location: StoreLocation(path: folder.path + "/" + store)) { () throws(SaveError) in
            var generator = SystemRandomNumberGenerator()
            return try DeviceName(keptIn: state, using: &generator)
        }
    }

    private func answer(_ semitones: UInt8, at instant: Int64 = 1_764_010_992_481) -> RecordSink.Answer {
        .init(
            record: Record(
                correctAnswer: semitones, triedAnswers: [7], isCorrect: semitones == 7, instant: instant),
            root: 60)
    }

    @Test func `Answers go into one file a device, whose name is made once`() throws {
        let first = try sink().save(answer(7))
        let second = try sink().save(answer(5))
        let device = try #require(folder.text("state/device")?.split(separator: "\n").first)
        let contents = try #require(StoreReader().read(StoreLocation(path: folder.path + "/store")))
        #expect(contents.sources == [folder.path + "/store/\(device).jsonl"])
        #expect(contents.records.map(\.correctAnswer) == [7, 5])
        #expect(first.ids.count == 1 && second.ids.count == 1 && first.ids[0] < second.ids[0])
        #expect(device.wholeMatch(of: /[a-z0-9-]+-[0-9a-f]{6}/) != nil)
    }

    @Test func `A store named as a file is that file, there or not`() throws {
        _ = try sink("one.jsonl").save(answer(7))
        folder.write("other", "")
        _ = try sink("other").save(answer(7))
        #expect(folder.text("one.jsonl")?.contains(#""correctAnswer":7"#) == true)
        #expect(folder.text("other")?.contains(#""correctAnswer":7"#) == true)
        #expect(!folder.names.contains("state"))
    }

    @Test func `An answer that could not be saved waits, and comes before the next one`() throws {
        let sink = sink("none/../one.jsonl")
        #expect(throws: SaveError.self) { try sink.save(answer(3)) }
        #expect(throws: SaveError.self) { try sink.saveWaiting() }
        #expect(sink.unsaved.count == 1)
        mkdir(folder.path + "/none", 0o700)
        let saved = try sink.save(answer(4))
        #expect(saved.ids.count == 2 && sink.unsaved.isEmpty)
        let contents = try #require(StoreReader().read(StoreLocation(path: folder.path + "/one.jsonl")))
        #expect(contents.records.map(\.correctAnswer) == [3, 4])
        #expect(try sink.saveWaiting().ids == [])
    }

    /// Group 8 of the tests that a trusted store passes: clocks that go anywhere.
    @Test func `Ids grow within the file whatever the clock does`() throws {
        let sink = sink()
        let instants: [Int64] = [
            0, 2_147_483_648_000, 1_764_010_992_481, 1_764_010_992_480, -5, 4_000_000_000_000, 5,
        ]
        let ids = try instants.map { try sink.save(answer(7, at: $0)).ids[0] }
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
        let contents = try #require(StoreReader().read(StoreLocation(path: folder.path + "/store")))
        #expect(contents.records.map(\.instant) == instants)
    }

    @Test func `A device name that is none is not overwritten`() throws {
        mkdir(folder.path + "/state", 0o700)
        folder.write("state/device", "../evil\n")
        #expect(throws: SaveError.noDeviceName(path: folder.path + "/state/device")) {
            try sink().save(answer(7))
        }
        #expect(folder.text("state/device") == "../evil\n")
        let homeless = RecordSink(location: folder.location) { () throws(SaveError) in throw .noHome }
        #expect(throws: SaveError.noHome) { try homeless.save(answer(7)) }
    }

    @Test(arguments: ["", "Ümläut", "a.b.c", "DESK", "x y/z", "…"])
    func `Any host gives a harmless name`(host: String) throws {
        var generator = SeededGenerator(seed: 5)
        let name = try DeviceName(keptIn: folder.path + "/" + "s", hostName: host, using: &generator).text
        #expect(name.wholeMatch(of: /[a-z0-9-]+-[0-9a-f]{6}/) != nil)
    }

    @Test func `Every reason has a sentence with a remedy`() {
        let errors: [SaveError] = [
            .refused(path: "p", code: ENOSPC), .refused(path: "p", code: EFBIG),
            .refused(path: "p", code: EACCES),
            .refused(path: "p", code: ENOENT), .refused(path: "p", code: EIO), .notAFile(path: "p"), .noHome,
            .noDeviceName(path: "p"), .misplaced(path: "p"), .encoded(path: "p", encoding: "UTF-32"),
            .changed(path: "p"),
            .wouldLose(path: "p", count: 3),
        ]
        let sentences = errors.map(\.sentence)
        #expect(Set(sentences).count == errors.count)
        #expect(
            sentences.allSatisfy { $0.hasPrefix("not saved: ") && $0.contains(";") && !$0.hasSuffix(".") })
        #expect(sentences[0] == "not saved: no space left on device (p); free some space and try again")
    }
}
