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

    /// Writes one line about what went wrong to standard error.
    static func complain(_ sentence: String) {
        let line = Array("earwheel: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}

/// Standard input.
enum Input {
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}
