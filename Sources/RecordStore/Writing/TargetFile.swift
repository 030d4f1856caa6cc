import Glibc

/// A file that is open to append to it.
final class TargetFile {
    let path: String
    let descriptor: Int32

    /// Opens the file, and makes it where there is none, readable by its owner alone.
    ///
    /// What is there and no regular file is not opened: that could already do something.
    init(path: String) throws(SaveError) {
        self.path = path
        var status = stat()
        if stat(path, &status) == 0, !status.isRegularFile { throw .notAFile(path: path) }
        descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        if descriptor < 0 { throw .refused(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    func status() throws(SaveError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw refusal }
        return status
    }

    func size() throws(SaveError) -> Int { Int(try status().st_size) }

    /// Whether the path still leads to this file, which a rename can change.
    var isCurrent: Bool {
        var own = stat()
        var other = stat()
        return fstat(descriptor, &own) == 0 && stat(path, &other) == 0
            && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
    }

    /// The path with all links followed.
    var resolvedPath: String { Path.resolved(path) ?? path }

    /// The first bytes, at most so many.
    func head(_ length: Int) throws(SaveError) -> [UInt8] { try bytes(in: 0..<min(length, size())) }

    /// The last bytes, at most so many.
    func tail(_ length: Int) throws(SaveError) -> [UInt8] {
        let size = try size()
        return try bytes(in: max(0, size - length)..<size)
    }

    /// Appends all bytes; where that fails, takes its own part away again if nobody else can be writing.
    /// - Parameters:
    ///   - bytes: what to append, in one write as a rule.
    ///   - isAlone: the lock is held.
    /// - Throws: why not all bytes are there.
    func append(_ bytes: [UInt8], isAlone: Bool) throws(SaveError) {
        let start = try size()
        let (written, refusal) = Disk.write(bytes, to: descriptor)
        if let refusal {
            if isAlone, (try? size()) == start + written { ftruncate(descriptor, off_t(start)) }
            throw .refused(path: path, code: refusal.number)
        }
        try check(bytes, from: start)
    }

    /// Makes sure that the bytes just written stand behind what was there before: some file systems drop O_APPEND.
    private func check(_ bytes: [UInt8], from start: Int) throws(SaveError) {
        let end = Int(lseek(descriptor, 0, SEEK_CUR))
        let place = end - bytes.count..<end
        guard place.lowerBound >= start, try size() >= end, try self.bytes(in: place) == bytes else {
            throw .misplaced(path: path)
        }
    }

    /// Fewer bytes where the file ends before.
    private func bytes(in range: Range<Int>) throws(SaveError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var count = 0
        while count < bytes.count {
            let read = bytes.withUnsafeMutableBytes {
                pread(
                    descriptor, $0.baseAddress?.advanced(by: count), $0.count - count,
                    off_t(range.lowerBound + count))
            }
            if read < 0 && errno == EINTR { continue }
            guard read >= 0 else { throw refusal }
            if read == 0 { break }
            count += read
        }
        return Array(bytes.prefix(count))
    }

    /// Waits until the bytes are on the disk.
    /// - Returns: false where the file system cannot tell.
    /// - Throws: why they are not.
    func flush() throws(SaveError) -> Bool { try Disk.flush(descriptor, path: path) }

    private var refusal: SaveError { .refused(path: path, code: errno) }
}
