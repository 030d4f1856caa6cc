import Glibc
import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// Group 11 of the tests that a trusted store passes. Each look is compared with reading the store anew.
struct StoreFollowerTests {
    private let folder = TemporaryFolder()

    private enum Seen: Equatable {
        case nothing
        case grown(Int)
        case replaced
    }

    private func look(_ follower: inout StoreFollower) -> Seen {
        let change = follower.look()
        expectFresh(follower)
        switch change {
        case nil: return .nothing
        case .grown(_, let added): return .grown(added.joined().count)
        case .replaced: return .replaced
        }
    }

    private func expectFresh(_ follower: StoreFollower) {
        guard let seen = follower.contents, let fresh = StoreReader().read(folder.location) else {
            Issue.record("nothing was read")
            return
        }
        #expect(Array(seen.records) == Array(fresh.records))
        #expect(seen.statistics == fresh.statistics)
        // A line that is still being written is torn for who reads it anew.
        #expect(seen.faults == fresh.faults.filter { $0.kind != .torn })
    }

    private func started(_ files: [String: [Int]]) -> StoreFollower {
        for (name, numbers) in files { folder.write(name, Lines.file(numbers.map { Lines.record($0) })) }
        var follower = StoreFollower(folder.location)
        #expect(look(&follower) == .replaced)
        return follower
    }

    @Test func `Nothing new is nothing`() {
        var follower = started(["a.jsonl": [1, 2]])
        #expect(look(&follower) == .nothing)
        folder.write(".a.jsonl.lock", "")
        folder.write("notes.txt", "x")
        #expect(look(&follower) == .nothing)
    }

    @Test func `Appended lines alone are read, one or many`() {
        var follower = started(["a.jsonl": [1, 2], "b.jsonl": [11, 12]])
        folder.append("b.jsonl", Lines.file([Lines.record(13)]))
        #expect(look(&follower) == .grown(1))
        folder.append("b.jsonl", Lines.file([Lines.record(14), Lines.record(15)]))
        #expect(look(&follower) == .grown(2))
    }

    @Test func `A file between others grows in its place`() {
        var follower = started(["a.jsonl": [1, 2], "b.jsonl": [11, 12]])
        folder.append("a.jsonl", Lines.file([Lines.record(20), "oops"]))
        #expect(look(&follower) == .grown(1))
        folder.append("a.jsonl", Lines.file(["still oops", Lines.record(21)]))
        #expect(look(&follower) == .grown(1))
        #expect(follower.contents?.faults.map(\.line) == [4, 5])
    }

    @Test func `Half a line waits for its rest`() {
        var follower = started(["a.jsonl": [1, 2]])
        let line = Lines.record(3)
        folder.append("a.jsonl", String(line.prefix(40)))
        #expect(look(&follower) == .nothing)
        folder.append("a.jsonl", String(line.dropFirst(40)) + "\n" + Lines.record(4))
        #expect(follower.look() != nil)
        #expect(follower.contents?.recordCount == 3)
        folder.append("a.jsonl", "\n")
        #expect(look(&follower) == .grown(1))
    }

    @Test func `A last line without newline that goes on is read anew`() {
        folder.write("a.jsonl", Lines.record(1))
        var follower = started([:])
        folder.append("a.jsonl", "\n" + Lines.record(2) + "\n")
        #expect(look(&follower) == .replaced)
        #expect(follower.contents?.recordCount == 2)
    }

    @Test func `A known id is not counted again`() {
        var follower = started(["a.jsonl": [1, 2], "b.jsonl": [11, 12]])
        folder.append("b.jsonl", Lines.file([Lines.record(2), Lines.record(13)]))
        #expect(look(&follower) == .replaced)
        #expect(follower.contents?.recordCount == 5)
        folder.append("b.jsonl", Lines.file([Lines.record(14), Lines.record(14)]))
        #expect(look(&follower) == .replaced)
        #expect(follower.contents?.recordCount == 6)
    }

    @Test func `Replaced, shortened, rewritten, deleted and made again`() {
        var follower = started(["a.jsonl": [1, 2, 3], "b.jsonl": [11]])
        folder.write("new", Lines.file((1...5).map { Lines.record($0) }))
        rename(folder.path + "/new", folder.path + "/a.jsonl")
        #expect(look(&follower) == .replaced)
        folder.write("a.jsonl", Lines.file([Lines.record(4)]))
        #expect(look(&follower) == .replaced)
        folder.write("a.jsonl", Lines.file((5...9).map { Lines.record($0) }))
        #expect(look(&follower) == .replaced)
        unlink(folder.path + "/a.jsonl")
        #expect(look(&follower) == .replaced)
        folder.write("a.jsonl", Lines.file([Lines.record(1)]))
        #expect(look(&follower) == .grown(1))
        #expect(look(&follower) == .nothing)
        unlink(folder.path + "/a.jsonl")
        unlink(folder.path + "/b.jsonl")
        #expect(look(&follower) == .replaced)
        #expect(follower.contents?.recordCount == 0)
    }

    @Test func `A new file of lines is read alone`() {
        var follower = started(["b.jsonl": [1, 2]])
        folder.write("a.jsonl", Lines.file([Lines.record(11)]))
        folder.write("c.jsonl", "")
        #expect(look(&follower) == .grown(1))
        folder.append("c.jsonl", Lines.file([Lines.record(12), Lines.record(13)]))
        folder.append("a.jsonl", Lines.file([Lines.record(14)]))
        #expect(look(&follower) == .grown(3) || follower.contents?.recordCount == 6)
        folder.write("d.jsonl", Lines.file([Lines.record(2)]))
        #expect(look(&follower) == .replaced)
    }

    /// A program that saves in place and appends leaves the same file, longer, with the same bytes where it ended.
    @Test(arguments: [20, 8000]) func `An edit before the end is seen though the file has grown`(count: Int) {
        var follower = started(["a.jsonl": Array(1...count)])
        var lines = (1...count + 1).map { Lines.record($0) }
        for place in 0..<count / 2 { lines[place] = Lines.record(place + 1, asked: "5", isCorrect: "null") }
        let text = Lines.file(lines)
        let end = Lines.file(Array(lines.dropLast())).utf8.count
        let old = folder.text("a.jsonl") ?? ""
        #expect(old.utf8.count == end, "the edit keeps the length")
        folder.rewrite("a.jsonl", text)
        #expect(look(&follower) == .replaced)
    }

    @Test func `A file that begins, an array and a second device are read anew`() {
        var follower = started(["a.jsonl": []])
        folder.append("a.jsonl", Lines.file([Lines.record(1)]))
        #expect(look(&follower) == .replaced)
        folder.write("b.json", "[\(Lines.record(2))]")
        #expect(look(&follower) == .replaced)
        folder.append("b.json", "\n" + Lines.record(3) + "\n")
        #expect(look(&follower) == .replaced)
        #expect(follower.contents?.recordCount == 3)
    }

    @Test(arguments: 0..<40) func `Whatever happens, it ends as a fresh reading`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var follower = started(["a.jsonl": [1, 2], "b.jsonl": [3]])
        var number = 10
        for _ in 0..<30 {
            let name = ["a.jsonl", "b.jsonl", "c.jsonl"].randomElement(using: &generator) ?? "a.jsonl"
            number += 1
            let line = Lines.record(Bool.random(using: &generator) ? number : number / 2)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: unlink(folder.path + "/" + name)
            case 1: folder.write(name, Lines.file([line]))
            case 2: folder.append(name, "oops\n")
            default: folder.append(name, line + "\n")
            }
            if Bool.random(using: &generator) { _ = look(&follower) }
        }
        _ = look(&follower)
    }
}
