import CChild
import Glibc

/// Another program at work; it reads nothing, and ends with this one.
final class Child {
    /// To be read to the end, first this, then the errors.
    let output: Int32
    let errors: Int32
    private let process: pid_t

    /// - Parameter words: the program's name, looked for on the PATH, and its arguments.
    init?(_ words: [String]) {
        var out: [Int32] = [-1, -1]
        var err: [Int32] = [-1, -1]
        guard pipe(&out) == 0 else { return nil }
        guard pipe(&err) == 0 else {
            for end in out { close(end) }
            return nil
        }
        (output, errors) = (out[0], err[0])
        for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        process = Self.start(words, output: out[1], errors: err[1])
        close(out[1])
        close(err[1])
        if process < 0 { return nil }
    }

    deinit {
        close(output)
        close(errors)
    }

    private static func start(_ words: [String], output: Int32, errors: Int32) -> pid_t {
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return cc_start(&pointers, output, errors)
    }

    /// Waits for its end.
    /// - Returns: the exit status; 128 and the number of the signal where one ended it.
    func end() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
