/// The last messages of the program.
@MainActor package final class Logbook {
    package static let capacity = 1000

    private var ring: [LogMessage] = []
    private var oldest = 0
    private let time: () -> String

    /// What `NSLog` writes before a text.
    let stamp: () -> String
    private let write: (String) -> String?

    /// - Parameters:
    ///   - time: the local time of day, `19:03:12.481`.
    ///   - stamp: date, time, program, process and thread, as `NSLog` writes them before a text.
    ///   - write: takes every line as it comes, without its newline, and says what goes wrong, once.
    package init(
        time: @escaping () -> String, stamp: @escaping () -> String,
        write: @escaping (String) -> String? = { _ in nil }
    ) {
        self.time = time
        self.stamp = stamp
        self.write = write
    }

    package func add(_ text: String, _ level: LogLevel = .information) {
        let message = LogMessage(level: level, text: text, time: time())
        if ring.count < Self.capacity {
            ring.append(message)
        } else {
            ring[oldest] = message
            oldest = (oldest + 1) % Self.capacity
        }
        if let problem = write(message.line) { add(problem, .error) }
    }

    /// The messages that are kept, the oldest first.
    package var messages: [LogMessage] { Array(ring[oldest...] + ring[..<oldest]) }
}
