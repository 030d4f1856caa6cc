import Glibc

/// Waiting for what the program does; every wait has an end.
extension Program {
    /// Reads until something is so.
    /// - Returns: whether it came to be so in time.
    func read(within seconds: Double = 5, until isSo: (Program) -> Bool) -> Bool {
        let end = Clock.now() + seconds
        while !isSo(self) {
            let rest = end - Clock.now()
            if rest <= 0 { return isSo(self) }
            _ = take(within: min(rest, 0.05))
        }
        return true
    }

    /// Reads until a text stands on the screen.
    /// - Throws: what stands there instead, or that the program has ended.
    func wait(for text: String, within seconds: Double = 5) throws {
        let found = read(within: seconds) { $0.screen.text.contains(text) || $0.takeEnding() != nil }
        guard found, screen.text.contains(text) else {
            throw HarnessError.missing(text, ended: takeEnding(), screen: screen)
        }
    }

    /// Reads until the first frame has come whole, whatever stands in it.
    func waitForFrame(within seconds: Double = 5) -> Bool {
        read(within: seconds) { $0.frameCount > 0 || $0.takeEnding() != nil }
    }

    /// Reads until nothing has come for a while.
    /// - Throws: that it never came to rest.
    func settle(quiet: Double = 0.3, within seconds: Double = 10) throws {
        let end = Clock.now() + seconds
        while take(within: quiet) {
            if Clock.now() > end { throw HarnessError.restless(screen: screen) }
        }
    }

    /// Reads until the program waits for nothing but the world and all that it wrote has been read, however long a
    /// busy machine takes for that.
    /// - Throws: that it never came to rest.
    func rest(within seconds: Double = 60) throws {
        let isAtRest = read(within: seconds) { program in
            frameCount > 0 && ProcessStatus.sleepsForEver(program.process) && !program.take(within: 0)
        }
        guard isAtRest else { throw HarnessError.restless(screen: screen) }
    }

    /// Reads for so many seconds.
    /// - Returns: the number of bytes that came.
    func bytes(within seconds: Double) -> Int {
        let before = raw.count
        _ = read(within: seconds) { _ in false }
        return raw.count - before
    }

    /// Waits for the end of the program.
    /// - Throws: that it still runs.
    func end(within seconds: Double = 5) throws -> Ending {
        _ = read(within: seconds) { $0.takeEnding() != nil }
        guard let ending = takeEnding() else { throw HarnessError.stillRunning(screen: screen) }
        return ending
    }
}

/// How a program ended.
enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
}

/// What keeps a test from going on.
enum HarnessError: Error, CustomStringConvertible {
    case system(String, Int32)
    case missing(String, ended: Ending?, screen: Screen)
    case restless(screen: Screen)
    case stillRunning(screen: Screen)

    var description: String {
        switch self {
        case .system(let what, let code): "\(what): \(String(cString: strerror(code)))"
        case .missing(let text, nil, let screen): "“\(text)” is not on the screen:\n\(screen)"
        case .missing(let text, let ending?, let screen): "ended with \(ending) without “\(text)”:\n\(screen)"
        case .restless(let screen): "never came to rest:\n\(screen)"
        case .stillRunning(let screen): "still runs:\n\(screen)"
        }
    }
}

enum Clock {
    /// Seconds of the monotonic clock.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
