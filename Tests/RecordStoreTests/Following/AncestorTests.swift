import Glibc
import Testing

@testable import RecordStore

/// What happens above a store; waiting is real, and each wait has already been given its reason to end.
@Suite(.timeLimit(.minutes(1))) struct AncestorTests {
    private let folder = TemporaryFolder()
    private let never = Pipe()

    /// A store three folders deep, with one record.
    private func store() -> StoreLocation {
        for name in ["one", "one/two", "one/two/store"] { mkdir("\(folder.path)/\(name)", 0o700) }
        folder.write("one/two/store/a.jsonl", Lines.file([Lines.record(1)]))
        return StoreLocation(path: folder.path + "/one/two/store")
    }

    private func move(_ old: String, _ new: String) {
        rename("\(folder.path)/\(old)", "\(folder.path)/\(new)")
    }

    private func sees(_ watch: FolderWatch) -> Bool { watch.wait(unless: never.reading) }

    private func count(_ follower: inout StoreFollower) -> Int? {
        _ = follower.look()
        return follower.contents?.recordCount
    }

    @Test(arguments: ["one", "one/two", "one/two/store"])
    func `A folder that is renamed and comes back is seen and followed again`(name: String) {
        let store = store()
        var follower = StoreFollower(store)
        let watch = FolderWatch(store)
        #expect(count(&follower) == 1)
        for _ in 1...2 {
            move(name, "away")
            #expect(sees(watch))
            #expect(count(&follower) == 0)
            #expect(follower.contents?.faults == [Fault(file: store.path, kind: .gone)])
            move("away", name)
            #expect(sees(watch))
            #expect(count(&follower) == 1)
            #expect(follower.contents?.faults == [])
        }
        folder.append("one/two/store/a.jsonl", Lines.file([Lines.record(2)]))
        #expect(sees(watch))
        #expect(count(&follower) == 2)
    }

    @Test func `A store made anew where another was taken away is followed`() {
        let location = store()
        var follower = StoreFollower(location)
        let watch = FolderWatch(location)
        #expect(count(&follower) == 1)
        move("one", "away")
        #expect(sees(watch))
        #expect(count(&follower) == 0)
        mkdir(folder.path + "/one", 0o700)
        #expect(sees(watch))
        #expect(follower.look() == nil, "it is still lost, and that was told")
        mkdir(folder.path + "/one/two", 0o700)
        #expect(sees(watch))
        mkdir(location.path, 0o700)
        #expect(sees(watch))
        #expect(follower.look() == nil, "an empty folder is not yet the store")
        folder.write("one/two/store/b.jsonl", Lines.file([Lines.record(1), Lines.record(2)]))
        #expect(sees(watch))
        #expect(count(&follower) == 2 && follower.contents?.faults == [])
    }

    @Test func `A link on the way that is turned leads to another store`() {
        _ = store()
        mkdir(folder.path + "/other", 0o700)
        mkdir(folder.path + "/other/store", 0o700)
        folder.write("other/store/a.jsonl", Lines.file([Lines.record(1), Lines.record(2)]))
        symlink("one/two", folder.path + "/link")
        symlink("other", folder.path + "/new")
        let location = StoreLocation(path: folder.path + "/link/store")
        var follower = StoreFollower(location)
        let watch = FolderWatch(location)
        #expect(count(&follower) == 1)
        move("new", "link")
        #expect(sees(watch))
        #expect(count(&follower) == 2)
        move("other", "away")
        #expect(sees(watch))
        #expect(follower.look() != nil && follower.contents?.faults.map(\.kind) == [.gone])
    }

    @Test func `A store that is one file goes and comes back with its folder`() {
        _ = store()
        let location = StoreLocation(path: folder.path + "/one/two/store/a.jsonl")
        var follower = StoreFollower(location)
        let watch = FolderWatch(location)
        #expect(count(&follower) == 1)
        move("one", "away")
        #expect(sees(watch))
        #expect(count(&follower) == 0 && follower.contents?.faults.map(\.kind) == [.gone])
        move("away", "one")
        #expect(sees(watch))
        #expect(count(&follower) == 1)
    }

    @Test func `Files that are deleted one by one are no loss`() {
        let location = store()
        var follower = StoreFollower(location)
        #expect(count(&follower) == 1)
        unlink(location.path + "/a.jsonl")
        #expect(count(&follower) == 0 && follower.contents?.faults == [])
    }

    @Test func `Folders above are watched for their own going only`() {
        let location = store()
        let plan = WatchPlan(location)
        #expect(plan.whole == [location.path] && plan.nearest == [])
        #expect(plan.above.isSuperset(of: [folder.path, folder.path + "/one", folder.path + "/one/two"]))
        move("one/two", "away")
        let later = WatchPlan(location)
        #expect(later.whole == [] && later.nearest == [folder.path + "/one"])
    }
}
