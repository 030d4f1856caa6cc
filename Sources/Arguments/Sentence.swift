extension UsageError: CustomStringConvertible {
    /// One line that names the argument and the remedy; no full stop, no name of the program before it.
    package var description: String {
        switch self {
        case .unknownCommand(let text):
            "there is no command \(quoted(text)); \(Self.remedy(for: text, or: "see earwheel --help", Self.commands))"
        case .unknownOption(let text):
            "there is no option \(quoted(text)); \(Self.remedy(for: text, or: "see earwheel --help", Self.options))"
        case .surplus(let text, let command):
            "\(quoted(text)) is too much for \(command.name); \(Self.remedy(for: text, or: "leave it out", Self.options))"
        case .foreignOption(let option, let command):
            "\(option.name) belongs to \(option.owners), not to \(command.name); leave it out or call \(option.call)"
        case .conflict(let one, let other):
            "\(one.name) and \(other.name) contradict each other; leave one of them out"
        case .missingValue(let option):
            "\(option.name) needs a value; \(option.remedy)"
        case .missingOption(let option, let command):
            "\(command.name) needs \(option.name); write \(command.call) \(Self.required(command))"
        case .missingOperand(let command):
            "\(command.name) needs something to read; write \(command.usage)"
        case .optionForValue(let option, let text):
            "\(option.name) needs a value and \(quoted(text)) looks like an option; write \(option.form(with: "="))"
        case .emptyValue(let option):
            "the value of \(option.name) is empty; \(option.remedy)"
        case .unexpectedValue(let option, let text):
            "\(option.name) takes no value; leave out \(quoted("=" + text))"
        case .unknownValue(let option, let text):
            "\(option.name) does not know \(quoted(text)); \(Self.remedy(for: text, or: option.remedy, option.words))"
        case .notANumber(let option, let text):
            "\(option.name) does not know the number \(quoted(text)); \(option.remedy)"
        case .tooMany(let option, let limit):
            "\(option.name) takes at most \(limit); leave out those after the first \(limit)"
        case .malformedDate(let option, let text):
            "\(option.name) does not know the day \(quoted(text)); write it as YYYY-MM-DD"
        case .unrealDate(let option, let day):
            "\(option.name) \(day) is not in the calendar; the nearest day is \(day.nearestReal)"
        case .datesReversed(let since, let until):
            "--since \(since) comes after --until \(until); swap the two"
        }
    }

    private static func required(_ command: Command) -> String {
        (Option.required[command] ?? []).map { $0.form() }.joined(separator: " ")
    }

    private static var options: [String] { Option.allCases.map(\.name) }

    /// Options too: who types `help` wants `--help`.
    private static var commands: [String] { Command.allCases.compactMap(\.word) + options }

    private static func remedy(for text: String, or other: String, _ candidates: [String]) -> String {
        nearest(to: text, among: candidates).map { "did you mean \($0)?" } ?? other
    }
}

extension Option {
    fileprivate var words: [String] { row.value.words }

    fileprivate var remedy: String {
        if case .number(_, let range) = row.value {
            return "write a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
        return words.isEmpty ? "write \(form())" : "choose \(words.listed(with: "or"))"
    }

    /// The whole call of the first command that has it.
    fileprivate var call: String { "\(commands.first?.call ?? "earwheel") \(form())" }
}
