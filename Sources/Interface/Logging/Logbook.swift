/// The last messages of the program.
@MainActor package final class Logbook {
    package static let capacity = 1000

    private var ring: [LogMessage] = []
    private var oldest = 0
    private let time: () -> String

    /// What `NSLog` writes before a text.
    let stamp: () -> String
    private let write: (String) -> Void

    /// How many messages have ever come.
    package private(set) var total = 0

    /// - Parameters:
    ///   - time: the local time of day, `19:03:12.481`.
    ///   - stamp: date, time, program, process and thread, as `NSLog` writes them before a text.
    ///   - write: takes every line as it comes, without its newline.
    package init(
        time: @escaping () -> String, stamp: @escaping () -> String,
        write: @escaping (String) -> Void = { _ in }
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
        total += 1
        write(message.line)
    }

    /// The messages that are kept, the oldest first.
    package var messages: [LogMessage] { Array(ring[oldest...] + ring[..<oldest]) }
}
