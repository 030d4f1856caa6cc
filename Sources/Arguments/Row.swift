/// All that the table says about one option.
struct Row {
    /// What an option takes behind its name, each with its placeholder.
    enum Value {
        case nothing
        case text(String)
        case day(String)
        case word(String, [String])
        case number(String, ClosedRange<Int>)
    }

    var name: String
    var short: String?
    var value: Value
    var summary: String
    var commands: [Command]

    /// What it does for a command of which the summary says too much or too little.
    var inWords: [Command: String]

    init(
        _ name: String, short: String? = nil, takes value: Value = .nothing, _ summary: String,
        of commands: [Command] = Command.allCases, inWords: [Command: String] = [:]
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
        self.commands = commands
        self.inWords = inWords
    }
}

extension Row.Value {
    var placeholder: String? {
        switch self {
        case .nothing: nil
        case .text(let placeholder), .day(let placeholder), .word(let placeholder, _),
            .number(let placeholder, _):
            placeholder
        }
    }

    /// The only valid values; empty where they cannot be listed.
    var words: [String] {
        if case .word(_, let words) = self { words } else { [] }
    }
}
