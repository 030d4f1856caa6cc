import CFileSystem
import Glibc

/// Waits for changes in the folders of a store; sleeps as long as nothing happens.
///
/// Folders are watched and not files, because editors and synchronisers put new files in the place of old ones; and the
/// folders above, which can be renamed, and the table of mounts, of which no folder tells.
package final class FolderWatch {
    private let location: StoreLocation
    private let descriptor: Int32

    /// Tells by an exceptional state that something was mounted or unmounted.
    private let mounts: Int32

    private var watches: Set<Int32> = []

    /// Milliseconds between two looks where the system does not tell of all changes; -1 where it does.
    private var period: Int32 = -1

    private let isRemote: Bool

    /// Waits this long for more, in milliseconds, because a program that writes rarely writes once.
    private static let settling: Int32 = 50

    /// Never waits longer than this for the changes to end, in milliseconds.
    private static let patience = 120

    package init(_ location: StoreLocation) {
        self.location = location
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
        let plan = WatchPlan(location)
        isRemote = plan.whole.union(plan.nearest).contains { cfs_is_remote($0) }
        renew()
    }

    deinit { for descriptor in [descriptor, mounts] where descriptor >= 0 { close(descriptor) } }

    /// Returns when something has changed and the changes have come to rest for a moment.
    /// - Parameter stop: a descriptor that becomes readable to end the waiting.
    /// - Returns: false when it was ended.
    package func wait(unless stop: Int32) -> Bool {
        guard sleep(unless: stop, for: period) else { return false }
        var waited: Int32 = 0
        while drain(), waited < Self.patience {
            guard sleep(unless: stop, for: Self.settling) else { return false }
            waited += Self.settling
        }
        renew()
        return true
    }

    /// - Returns: false if `stop` is why it ended.
    private func sleep(unless stop: Int32, for milliseconds: Int32) -> Bool {
        var polled = [
            pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mounts, events: Int16(POLLPRI), revents: 0),
        ]
        while poll(&polled, nfds_t(polled.count), milliseconds) < 0 && errno == EINTR {}
        return polled[0].revents == 0
    }

    /// Takes out what the system told; which file it was is seen by looking.
    /// - Returns: whether there was anything.
    private func drain() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var isAny = false
        while read(descriptor, &bytes, bytes.count) > 0 { isAny = true }
        return isAny
    }

    /// Watches what matters now: a folder may have come, and a link may lead elsewhere. Does so again if meanwhile that
    /// has changed; what changes later is told.
    private func renew() {
        var plan = WatchPlan(location)
        for _ in 0..<8 {
            watch(plan)
            let newer = WatchPlan(location)
            if newer == plan { return }
            plan = newer
        }
    }

    /// A folder can be there under two names, of which the last counts: those with fewer events come first.
    private func watch(_ plan: WatchPlan) {
        let old = watches
        let others = add(plan.above, Self.going) + add(plan.links, Self.going | UInt32(IN_DONT_FOLLOW))
        let needed = add(plan.nearest, Self.coming) + add(plan.whole, Self.all)
        watches = Set(others + needed)
        for watch in old.subtracting(watches) { inotify_rm_watch(descriptor, watch) }
        period = isRemote || needed.contains { $0 < 0 } ? 2000 : -1
    }

    private func add(_ paths: Set<String>, _ mask: UInt32) -> [Int32] {
        paths.map { inotify_add_watch(descriptor, $0, mask) }
    }

    private static let going = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

    private static let coming = going | UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR)

    private static let all =
        coming | UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM)
}
