import Drawing

/// The messages of a log as lines for a screen.
struct LogLines {
    /// One line; a message of several lines has its time and its level's mark at the first.
    struct Line: Equatable {
        var time: String
        var level: LogLevel
        var mark: String
        var text: String
    }

    let lines: [Line]

    /// Takes the messages that matter at least as much as a level, and breaks them where they are wider than the room.
    init(_ messages: [LogMessage], from level: LogLevel, width: Int) {
        lines = messages.filter { $0.level >= level }.flatMap { Self.lines($0, width: width) }
    }

    private static func lines(_ message: LogMessage, width: Int) -> [Line] {
        let mark = message.level.mark.map { $0 + " " } ?? ""
        let broken = (mark + message.text).split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { Wrapping.lines(String($0), width: width) }
        return broken.enumerated().map { place, text in
            let isMarked = place == 0 && text.hasPrefix(mark)
            return Line(
                time: place == 0 ? message.time : "", level: message.level, mark: isMarked ? mark : "",
                text: isMarked ? String(text.dropFirst(mark.count)) : text)
        }
    }
}

extension LogLevel {
    /// The word before a message that needs attention.
    fileprivate var mark: String? {
        switch self {
        case .debug, .information: nil
        case .warning: "warning"
        case .error: "error"
        }
    }
}
