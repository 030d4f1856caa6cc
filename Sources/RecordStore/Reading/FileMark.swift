import Glibc

/// What tells that a file is still the same and holds the same.
struct FileMark: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int

    /// Seconds and nanoseconds since 1970.
    let modified: [Int]

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int(status.st_size)
        modified = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }

    /// Tells whether it is the same file with more in it.
    func hasGrown(from old: FileMark) -> Bool {
        (device, inode) == (old.device, old.inode) && size > old.size
    }
}
