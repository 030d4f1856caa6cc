import CFileSystem
import Glibc

/// Waits for changes in the folders of a store; sleeps as long as nothing happens.
///
/// Folders are watched and not files, because editors and synchronisers put new files in the place of old ones.
package final class FolderWatch {
    private let location: StoreLocation
    private let descriptor: Int32
    private var watches: [Int32] = []

    /// Milliseconds between two looks where the system does not tell of changes.
    private let period: Int32

    /// Waits this long for more, in milliseconds, because a program that writes rarely writes once.
    private static let settling: Int32 = 50

    /// Never waits longer than this for the changes to end, in milliseconds.
    private static let patience = 120

    package init(_ location: StoreLocation) {
        self.location = location
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        period = descriptor < 0 || Self.isRemote(location.path) ? 2000 : -1
        renew()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

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

    /// Watches the folders that matter now: a folder may have come, and a link may lead elsewhere.
    private func renew() {
        guard descriptor >= 0 else { return }
        let old = Set(watches)
        watches = folders.map { inotify_add_watch(descriptor, $0, Self.mask) }.filter { $0 >= 0 }
        for watch in old.subtracting(watches) { inotify_rm_watch(descriptor, watch) }
    }

    private static let mask = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR)

    /// The store's own folder, or the nearest above it that is there; and those to which links lead.
    private var folders: Set<String> {
        let sources = SourceListing(location).paths
        let linked = sources.compactMap(Self.resolved).map(Self.folder)
        let own = location.isFolder ? location.path : Self.nearestFolder(above: location.path)
        return Set(linked + [own])
    }

    private static func nearestFolder(above path: String) -> String {
        let folder = folder(of: path)
        return StoreLocation(path: folder).isFolder || folder == "/" || folder == "."
            ? folder : nearestFolder(above: folder)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether others can change the file system without this machine being told.
    private static func isRemote(_ path: String) -> Bool {
        cfs_is_remote(nearestFolder(above: path + "/"))
    }
}
