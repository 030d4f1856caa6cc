import Glibc

/// A record file held open for reading, so that every pass sees the same file.
final class SourceFile: Sendable {
    let path: String

    /// In bytes, when it was opened: what is appended later is not looked at.
    let size: Int

    /// Which file this is, and when it was changed.
    let mark: FileMark

    private let descriptor: Int32

    /// Opens a regular file, at the end of symbolic links too, and never waits for one.
    /// - Throws: `notAFile` for folders, pipes and devices, else what the system answered.
    init(path: String) throws(OpenError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(.last) }
        // Opening a device could already do something.
        guard status.isRegularFile else { throw .notAFile }
        let descriptor = Self.openUnnoticed(path)
        guard descriptor >= 0 else { throw .system(.last) }
        guard fstat(descriptor, &status) == 0, status.isRegularFile else {
            close(descriptor)
            throw .notAFile
        }
        self.path = path
        self.descriptor = descriptor
        size = Int(status.st_size)
        mark = FileMark(status)
    }

    enum OpenError: Error {
        case notAFile
        case system(SystemError)
    }

    deinit { close(descriptor) }

    /// Opens for reading without a new access time, which only the owner may, else with one.
    static func openUnnoticed(_ path: String, _ extra: Int32 = 0) -> Int32 {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | extra
        let descriptor = open(path, flags | noAccessTime)
        return descriptor < 0 && errno == EPERM ? open(path, flags) : descriptor
    }

    /// O_NOATIME, which the C library shows only to programs that ask for its extensions.
    private static let noAccessTime: Int32 = 0o1000000

    /// Reads until the buffer is full or the file ends.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let read = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
            if read < 0 && errno == EINTR { continue }
            guard read >= 0 else { throw .last }
            if read == 0 { break }
            count += read
        }
        return count
    }
}

extension SourceFile {
    /// The bytes before a place, at most 256; fewer where they cannot be read.
    func ending(before place: Int) -> [UInt8] {
        let count = min(place, 256)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            filled =
                (try? read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<count]), at: place - count))
                ?? 0
        }
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
