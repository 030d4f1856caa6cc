import Glibc

/// Bringing bytes to the disk; sentences about failures speak of a path.
enum Disk {
    /// Writes all bytes, in one call as a rule.
    /// - Returns: how many were written where the system refused the rest, and why.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> (written: Int, refusal: SystemError?) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return (written, .last) }
            written += count
        }
        return (written, nil)
    }

    /// Waits until the bytes of a file are on the disk.
    /// - Returns: false where the file system cannot tell.
    /// - Throws: why they are not.
    static func flush(_ descriptor: Int32, path: String) throws(SaveError) -> Bool {
        while fdatasync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOSYS, ENOTSUP, EROFS: return false
            default: throw .refused(path: path, code: errno)
            }
        }
        return true
    }

    /// Makes a new name last.
    /// - Parameter path: of the file or folder that has the name.
    /// - Returns: false where the system cannot tell.
    @discardableResult static func flushName(of path: String) -> Bool {
        let descriptor = open(Path.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return fsync(descriptor) == 0
    }
}
