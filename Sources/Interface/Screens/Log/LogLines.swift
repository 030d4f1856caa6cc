import Drawing

/// The messages of a log as lines for a screen.
struct LogLines {
    /// One line; a message of several lines has its time at the first.
    struct Line: Equatable {
        var time: String
        var level: LogLevel
        var text: String
    }

    let lines: [Line]

    /// Takes the messages that matter at least as much as a level, and breaks them where they are wider than the room.
    init(_ messages: [LogMessage], from level: LogLevel, width: Int) {
        lines = messages.filter { $0.level >= level }.flatMap { message in
            message.text.split(separator: "\n", omittingEmptySubsequences: false)
                .flatMap { Self.broken(String($0), width: width) }.enumerated().map {
                    place, text in
                    Line(time: place == 0 ? message.time : "", level: message.level, text: text)
                }
        }
    }

    /// A line that fits stays as it is, its leading blanks too.
    private static func broken(_ line: String, width: Int) -> [String] {
        Width.of(line) <= width ? [line] : Wrapping.lines(line, width: width)
    }
}
