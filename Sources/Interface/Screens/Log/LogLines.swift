/// The messages of a log as lines for a screen.
struct LogLines {
    /// One line; a message of several lines has its time at the first.
    struct Line: Equatable {
        var time: String
        var level: LogLevel
        var text: String
    }

    let lines: [Line]

    /// Takes the messages that matter at least as much as a level.
    init(_ messages: [LogMessage], from level: LogLevel) {
        lines = messages.filter { $0.level >= level }.flatMap { message in
            message.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
                place, text in
                Line(time: place == 0 ? message.time : "", level: message.level, text: String(text))
            }
        }
    }
}
