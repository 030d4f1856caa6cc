import CRecordScanner
import Encoding
import Glibc

/// A record file held open for reading, so that every pass sees the same file.
final class SourceFile: Sendable {
    let path: String

    /// In bytes, when it was opened: what is appended later is not looked at.
    let size: Int

    /// How many names the file has.
    let names: Int

    /// Which file this is, and when it was changed.
    let mark: FileMark

    /// What the file is written in where that is not UTF-8: then this is its text, whose bytes are counted in UTF-8.
    let encoding: TextEncoding?

    private let content: Content

    private enum Content {
        case descriptor(Int32)
        case text([UInt8])
    }

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
        content = .descriptor(descriptor)
        encoding = nil
        size = Int(status.st_size)
        mark = FileMark(status)
        names = Int(status.st_nlink)
    }

    /// The text of a file that is not written in UTF-8.
    init(_ file: SourceFile, as text: [UInt8], encoding: TextEncoding) {
        path = file.path
        size = text.count
        names = file.names
        mark = file.mark
        content = .text(text)
        self.encoding = encoding
    }

    enum OpenError: Error {
        case notAFile
        case system(SystemError)
    }

    deinit { if case .descriptor(let descriptor) = content { close(descriptor) } }

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
        switch content {
        case .descriptor(let descriptor): return try Self.read(descriptor, into: buffer, at: offset)
        case .text(let text):
            let piece = text[min(offset, text.count)..<min(offset + buffer.count, text.count)]
            buffer.copyBytes(from: piece)
            return piece.count
        }
    }

    private static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int {
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
    /// Fewer where they cannot be read.
    func bytes(in range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            let bytes = UnsafeMutableRawBufferPointer(
                UnsafeMutableBufferPointer(rebasing: buffer[..<range.count]))
            filled = (try? read(into: bytes, at: range.lowerBound)) ?? 0
        }
    }

    /// The bytes before a place, at most 256.
    func ending(before place: Int) -> [UInt8] { bytes(in: max(0, place - 256)..<place) }

    /// A hash of what stands before a place: of all of it up to a mebibyte; beyond that of both ends and of 64
    /// pieces in between, which an edit that keeps the length of a large file can slip past.
    func fingerprint(before place: Int) -> UInt64 {
        let piece = 4096
        guard place > 256 * piece else { return Self.hash(bytes(in: 0..<place), seed: 0) }
        let ends = [0..<32 * piece, place - 32 * piece..<place]
        let between = (0..<64).map { place / 64 * $0..<place / 64 * $0 + piece }
        return (ends + between).reduce(UInt64(place)) { Self.hash(bytes(in: $1), seed: $0) }
    }

    private static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
        bytes.withUnsafeBytes {
            crs_hash($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, seed)
        }
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
