import Arguments
import Glibc

/// Standard output and standard error.
enum Output {
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The columns of the terminal, 80 where there is none.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes text to standard output, all of it.
    /// - Throws: `FileError.unwritable`, for a full disk as for a file; a reader that has left ends the program.
    static func write(_ text: String) throws(FileError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .unwritable(path: "standard output", code: errno)
            }
        }
    }

    /// Writes one line about what went wrong to standard error, whatever names stand in it.
    static func complain(_ sentence: String) {
        let line = Array("earwheel: \(harmless(sentence))\n".utf8)
        _ = Glibc.write(STDERR_FILENO, line, line.count)
    }
}
