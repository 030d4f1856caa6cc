import Glibc

/// Another program at work; it reads nothing.
final class Child {
    /// To be read to the end, first this, then the errors.
    let output: Int32
    let errors: Int32
    private var process: pid_t = 0

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
        let isStarted = Self.spawn(words, &process, output: out[1], errors: err[1])
        close(out[1])
        close(err[1])
        if !isStarted { return nil }
    }

    deinit {
        close(output)
        close(errors)
    }

    private static func spawn(_ words: [String], _ process: inout pid_t, output: Int32, errors: Int32) -> Bool
    {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return posix_spawnp(&process, words.first ?? "", &files, nil, &pointers, environ) == 0
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
