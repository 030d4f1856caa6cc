import Glibc

/// A file that takes the lines of the log as they come, and never keeps the program waiting.
final class LogFile {
    private let descriptor: Int32
    private let path: String
    private var hasFailed = false

    /// Opens the file to append to it, and makes it first where there is none; a pipe must have a reader.
    /// - Parameter path: of the file.
    /// - Throws: `FileError.unwritable`.
    init(path: String) throws(FileError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
        if descriptor < 0 { throw .unwritable(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    /// - Parameter line: without its newline.
    /// - Returns: what went wrong, the first time that something does.
    func append(_ line: String) -> String? {
        let bytes = Array((line + "\n").utf8)
        guard write(descriptor, bytes, bytes.count) != bytes.count, !hasFailed else { return nil }
        hasFailed = true
        return FileError.unwritable(path: path, code: errno).sentence
    }
}
