import Glibc

/// A file that appears under its name only when it is whole and on the disk.
struct NewFile {
    let folder: String

    /// Without its ending; a number follows where a file has the name already.
    let name: String
    let ending: String

    /// - Parameter pieces: the content, in order.
    /// - Returns: false where the file system cannot say when it is on the disk.
    /// - Throws: why there is no such file; nothing is left of it.
    func write(_ pieces: some Sequence<some Sequence<UInt8>>) throws(SaveError) -> Bool {
        let aside = "\(folder)/.\(name).\(getpid()).part"
        let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .refused(path: folder, code: errno) }
        defer {
            close(descriptor)
            unlink(aside)
        }
        try Self.write(pieces, to: descriptor, path: aside)
        let isFlushed = try Self.flush(descriptor, path: aside)
        try give(aside)
        return TargetFile.flushFolder(of: aside) && isFlushed
    }

    /// Gives the content its name in one step, and never takes a name from another file.
    private func give(_ aside: String) throws(SaveError) {
        var number = 1
        while try !Naming.give("\(folder)/\(name)\(number == 1 ? "" : "-\(number)")\(ending)", to: aside) {
            number += 1
        }
    }

    /// Writes a mebibyte or so at a time.
    static func write(_ pieces: some Sequence<some Sequence<UInt8>>, to descriptor: Int32, path: String)
        throws(SaveError)
    {
        var buffer: [UInt8] = []
        for piece in pieces {
            buffer += piece
            if buffer.count > 1 << 20 {
                try write(buffer, to: descriptor, path: path)
                buffer.removeAll(keepingCapacity: true)
            }
        }
        try write(buffer, to: descriptor, path: path)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(SaveError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .refused(path: path, code: errno) }
            written += count
        }
    }

    static func flush(_ descriptor: Int32, path: String) throws(SaveError) -> Bool {
        while fsync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOSYS, ENOTSUP, EROFS: return false
            default: throw .refused(path: path, code: errno)
            }
        }
        return true
    }
}
