import Glibc
import Testing

@testable import RecordStore

struct LeftoversTests {
    private let folder = TemporaryFolder()

    /// Of a process that is no more.
    private func leave(_ target: String, machine: String? = nil) -> String {
        let maker = machine ?? String(PartName(target).text.dropFirst(target.utf8.count + 2).prefix(8))
        let name = ".\(target).\(maker)\(maker.isEmpty ? "" : "-")4194399.part"
        folder.write(name, "half a rec")
        return name
    }

    private func age(_ name: String, days: Int) {
        let moment = timeval(tv_sec: time(nil) - days * 86_400 - 60, tv_usec: 0)
        utimes(folder.path + "/" + name, [moment, moment])
    }

    @Test func `What a killed import or repair left is removed`() {
        folder.write("mac.jsonl", "")
        let left = [leave("mac.import-20261207T101500"), leave("mac.jsonl")]
        #expect(Leftovers(of: folder.location).clear() == left.sorted().map { "\(folder.path)/\($0)" })
        #expect(folder.names == ["mac.jsonl"])
        #expect(Leftovers(of: folder.location).clear() == [])
    }

    @Test func `What is still being made stays, and can be finished`() throws {
        let part = try PartFile(in: folder.path, named: "mac.import-20261207T101500")
        #expect(Leftovers(of: folder.location).clear() == [])
        #expect(try Naming.give(folder.path + "/a.jsonl", to: part.path))
        part.end()
        #expect(folder.names == ["a.jsonl"])
    }

    @Test(arguments: ["", "0123abcd"])
    func `Those of other machines and of 0_1 are left alone for a day`(machine: String) {
        let name = leave("mac.jsonl", machine: machine)
        #expect(Leftovers(of: folder.location).clear() == [])
        age(name, days: -1)
        #expect(Leftovers(of: folder.location).clear() == [])
        age(name, days: 1)
        #expect(Leftovers(of: folder.location).clear() == [folder.path + "/" + name])
    }

    @Test func `Files of others with such names stay`() {
        let names = [
            leave("download"), leave("film.mp4"), ".mac.jsonl.part", "mac.jsonl.77.part",
            ".mac.jsonl.x-77.part",
            ".mac.jsonl.lock", ".77.part", ".part",
        ]
        for name in names { folder.write(name, "x") }
        for name in names { age(name, days: 9) }
        let folderByThatName = leave("b.jsonl")
        unlink(folder.path + "/" + folderByThatName)
        mkdir(folder.path + "/" + folderByThatName, 0o700)
        symlink("film", folder.path + "/" + leave("c.jsonl").replacing("4194399", with: "4194398"))
        #expect(Leftovers(of: folder.location).clear().count == 1, "that of c.jsonl alone")
        #expect(Set(folder.names).isSuperset(of: names + [folderByThatName]))
    }

    @Test func `Beside a store that is one file, or behind a link, only its own are ours`() {
        let outside = TemporaryFolder()
        outside.write("mine.txt", "x\n")
        symlink(outside.path + "/mine.txt", folder.path + "/link.jsonl")
        let mine = PartName("mine.txt").text
        let other = PartName("other.jsonl").text
        for store in [StoreLocation(path: outside.path + "/mine.txt"), folder.location] {
            outside.write(mine, "x")
            outside.write(other, "x")
            #expect(Leftovers(of: store).clear() == [outside.path + "/" + mine])
            #expect(outside.names == [other, "mine.txt"].sorted())
        }
    }

    @Test func `A name says what it was to become, and who made it`() {
        let name = PartName("mac.jsonl")
        #expect(PartName(parsing: name.text) == name && name.isOfThisMachine && name.process == getpid())
        let old = PartName(parsing: ".mac.jsonl.77.part")
        #expect(old?.target == "mac.jsonl" && old?.machine == nil && old?.process == 77)
        #expect(PartName(parsing: ".mac.jsonl.0123abcd-77.part")?.isOfThisMachine == false)
    }

    @Test func `A name that a dead process left is no obstacle to one with its number`() throws {
        folder.write(PartName("mac.jsonl").text, "half")
        Leftovers(of: folder.location).clear()
        try PartFile(in: folder.path, named: "mac.jsonl").end()
        #expect(folder.names == [])
    }
}
