import Glibc

/// One run of a shell line, without a terminal.
struct Shell {
    let output: String
    let errors: String
    let status: Int32

    /// - Parameters:
    ///   - line: may use `$EARWHEEL` for the program under test and `$TESTS` for the folder of these tests.
    ///   - home: where the program finds its own folders.
    /// - Throws: `ShellError` where the shell cannot be started.
    init(_ line: String, home: Home) throws {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: "/")
        let output = "\(home.path)/shell-output"
        let errors = "\(home.path)/shell-errors"
        let script = "( \(line)\n) >'\(output)' 2>'\(errors)' </dev/null"
        let variables = [
            "EARWHEEL": Program.path, "TESTS": folder, "ROOT": "\(folder)/../..",
        ]
        let words = CStrings(["/bin/sh", "-c", script])
        let environment = CStrings(home.environment(changed: variables.mapValues { Optional($0) }))
        var process: pid_t = 0
        var attributes = Self.attributes()
        defer { posix_spawnattr_destroy(&attributes) }
        let outcome = words.withPointers { words in
            environment.withPointers { posix_spawn(&process, "/bin/sh", nil, &attributes, words, $0) }
        }
        guard outcome == 0 else { throw ShellError(code: outcome) }
        var ended: Int32 = 0
        while waitpid(process, &ended, 0) < 0 && errno == EINTR {}
        status = ended >> 8 & 0xFF
        self.output = ProcessStatus.text(of: output)
        self.errors = ProcessStatus.text(of: errors)
    }
}

extension Shell {
    /// Threads of the tests block signals, without which a shell waits for its children for ever.
    private static func attributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return attributes
    }
}

struct ShellError: Error {
    let code: Int32
}
