/// How much a message matters.
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
    case debug, information, warning, error

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

/// One line of the log.
package struct LogMessage: Equatable, Sendable {
    package let level: LogLevel
    package let text: String

    /// The local time of day at which it came, `19:03:12.481`.
    package let time: String

    package init(level: LogLevel, text: String, time: String) {
        self.level = level
        self.text = text
        self.time = time
    }

    /// The line as it stands in a file: its text, and before it the level where something is wrong.
    package var line: String {
        switch level {
        case .debug, .information: text
        case .warning: "warning: \(text)"
        case .error: "error: \(text)"
        }
    }
}
