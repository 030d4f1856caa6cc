import Glibc

/// A file that takes the lines of the log as they come.
final class LogFile {
    private let descriptor: Int32

    /// Opens the file to append to it, and makes it first where there is none.
    /// - Throws: `FileError.unwritable`.
    init(path: String) throws(FileError) {
        descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw .unwritable(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    func append(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
