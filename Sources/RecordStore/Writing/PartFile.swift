import Glibc

/// A file in the making, hidden beside its target.
///
/// It is locked while its maker lives, by which others know one that a killed process has left.
struct PartFile {
    let path: String
    let descriptor: Int32

    /// - Parameters:
    ///   - folder: where it is made.
    ///   - name: of what it will be, or begins so.
    /// - Throws: the errno of the refusal.
    init(in folder: String, named name: String) throws(SystemError) {
        path = "\(folder)/\(PartName(name).text)"
        descriptor = try Self.make(path)
    }

    /// Closes it, and removes it where it has not got a name of its own.
    func end() {
        unlink(path)
        close(descriptor)
    }

    /// Between making and locking it, another may have taken it for one that was left, and removed it.
    private static func make(_ path: String) throws(SystemError) -> Int32 {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw .last }
            // Where there are no locks it stays unlocked, and nobody can lock it to remove it.
            while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
            if isAt(path, descriptor) { return descriptor }
            close(descriptor)
        }
    }

    /// Removes a file that nobody is making any more.
    /// - Returns: whether it was removed.
    static func remove(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isAt(path, descriptor) && unlink(path) == 0
    }

    private static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
        var own = stat()
        var other = stat()
        return fstat(descriptor, &own) == 0 && own.isRegularFile && lstat(path, &other) == 0
            && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
    }
}
