import CFileSystem
import Glibc

/// Waits for changes in the folders of a store; sleeps as long as nothing happens.
///
/// Folders are watched and not files, because editors and synchronisers put new files in the place of old ones.
package final class FolderWatch {
    private let location: StoreLocation
    private let descriptor: Int32
    private var watches: [Int32] = []

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
        isRemote = cfs_is_remote(Self.nearestFolder(above: location.path + "/"))
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
        let old = Set(watches)
        watches = folders.map { inotify_add_watch(descriptor, $0, Self.mask) }
        for watch in old.subtracting(watches) { inotify_rm_watch(descriptor, watch) }
        period = isRemote || watches.contains { $0 < 0 } ? 2000 : -1
    }

    private static let mask = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR)

    /// The store's own folder, or the nearest above it that is there; and those to which links lead.
    private var folders: Set<String> {
        let links = [location.path] + SourceListing(location).paths
        return Set(
            links.flatMap(Self.ends) + [
                location.isFolder ? location.path : Self.nearestFolder(above: location.path)
            ])
    }

    /// Where a link lies and where it leads to, there or not; nothing for what is no link.
    private static func ends(of path: String) -> [String] {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink(path, &target, target.count - 1)
        guard length > 0 else { return [] }
        let text = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let led = text.hasPrefix("/") ? text : Path.sibling(of: path, named: text)
        return [Path.folder(of: path), nearestFolder(above: Path.resolved(path) ?? led)]
    }

    private static func nearestFolder(above path: String) -> String {
        let folder = Path.folder(of: path)
        return StoreLocation(path: folder).isFolder || folder == "/" || folder == "."
            ? folder : nearestFolder(above: folder)
    }
}
