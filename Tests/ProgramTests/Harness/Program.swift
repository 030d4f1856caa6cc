import CPseudoTerminal
import Glibc

/// The real program in a real pseudo-terminal, and a screen that reads what it writes.
///
/// It runs in an empty home folder with a clean environment: UTF-8, `xterm-256color`, nothing else of the tester's.
final class Program {
    let process: pid_t
    let modesAtStart: Modes
    let home: Home
    let emulator: Emulator

    /// What the program wrote, in the pieces in which it was read.
    private(set) var reads: [(time: Double, bytes: [UInt8])] = []
    private(set) var size: Size

    /// How many frames have come whole.
    private(set) var frameCount = 0

    private var master: Int32
    private var ending: Ending?

    /// How many bytes of a frame's end have just come.
    private var matched = 0

    struct Size: Equatable {
        var columns: Int
        var rows: Int
    }

    /// Files in place of the terminal.
    struct Redirections {
        var input: String?
        var output: String?
        var errors: String?
    }

    /// Starts the program under test, or the one at the path `command`.
    ///
    /// `environment` says what differs from the clean environment; nil takes a variable out. `hidesSize` lets the
    /// terminal not know its size (0×0), as on a serial line.
    /// - Throws: what the system refused.
    init(
        _ arguments: [String] = ["--demo"], columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:], redirections: Redirections = Redirections(),
        hidesSize: Bool = false, command: String? = nil
    ) throws {
        home = try Home()
        size = Size(columns: columns, rows: rows)
        emulator = try Emulator(columns: columns, rows: rows)
        var slave = [CChar](repeating: 0, count: 256)
        master = cp_open(Int32(columns), Int32(rows), &slave, slave.count)
        guard master >= 0 else { throw HarnessError.system("opening a pseudo-terminal", errno) }
        if hidesSize { cp_resize(master, 0, 0) }
        modesAtStart = Modes(of: master)
        let words = [command ?? Self.path] + arguments
        let variables = home.environment(changed: environment)
        let started = CStrings(words).withPointers { words in
            CStrings(variables).withPointers { environment in
                cp_start(
                    slave, words, environment, redirections.input, redirections.output, redirections.errors)
            }
        }
        guard started > 0 else {
            close(master)
            throw HarnessError.system("starting \(words[0])", errno)
        }
        process = started
    }

    deinit {
        hangUp()
        if ending == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
    }

    /// The program under test: `EARWHEEL_PROGRAM`, else the one built beside the tests.
    static var path: String {
        if let named = getenv("EARWHEEL_PROGRAM") { return String(cString: named) }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
        let tests = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return String(tests[..<(tests.lastIndex(of: "/") ?? tests.startIndex)]) + "/earwheel"
    }

    /// The terminal's modes as they are now.
    var modes: Modes { Modes(of: master) }

    var screen: Screen { emulator.screen }

    /// All bytes that the program has written.
    var raw: [UInt8] { reads.flatMap(\.bytes) }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Types bytes; reads meanwhile, so that neither side waits for the other.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1_024)) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { return }
            if !rest.isEmpty { _ = take(within: 0.01) }
        }
    }

    func resize(columns: Int, rows: Int) {
        size = Size(columns: columns, rows: rows)
        emulator.resize(columns: columns, rows: rows)
        cp_resize(master, Int32(columns), Int32(rows))
    }

    func signal(_ number: Int32) { kill(process, number) }

    /// Closes the terminal's window.
    func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }

    /// Reads once what comes within so many seconds.
    /// - Returns: false where nothing came.
    func take(within seconds: Double) -> Bool {
        guard master >= 0 else {
            usleep(UInt32(max(0, min(seconds, 0.01)) * 1e6))
            return false
        }
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32((max(0, seconds) * 1_000).rounded(.up))) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else {
            usleep(1_000)
            return false
        }
        let bytes = Array(buffer[..<count])
        reads.append((Clock.now(), bytes))
        emulator.feed(bytes)
        countFrames(bytes)
        return true
    }

    private func countFrames(_ bytes: [UInt8]) {
        for byte in bytes {
            matched = byte == Bytes.end[matched] ? matched + 1 : byte == 27 ? 1 : 0
            if matched == Bytes.end.count {
                frameCount += 1
                matched = 0
            }
        }
    }

    /// How the program ended, if it has.
    func takeEnding() -> Ending? {
        if ending != nil { return ending }
        var status: Int32 = 0
        guard cp_has_ended(process, &status) else { return nil }
        while take(within: 0) {}
        ending = status < 0 ? .signal(-status) : .code(status)
        return ending
    }
}
