/// What one call of the program asks for.
package enum Invocation: Equatable, Sendable {
    case run(Command, OptionValues)

    /// The help of one command, or of the program.
    case help(Command?)

    case version

    /// Reads the command line.
    /// - Parameter arguments: those behind the program's name.
    /// - Throws: the first `UsageError` from the left; contradictions between whole options last.
    package init(arguments: [String]) throws(UsageError) {
        let scan = try Scan(arguments)
        switch scan.question {
        case .help: self = .help(scan.command ?? scan.rest.lazy.compactMap(Command.init(word:)).first)
        case .version: self = .version
        default:
            let command = scan.command ?? .dashboard
            try Self.check(scan, for: command)
            self = .run(command, scan.values)
        }
    }

    private static func check(_ scan: Scan, for command: Command) throws(UsageError) {
        if let foreign = scan.given.first(where: { !$0.commands.contains(command) }) {
            throw .foreignOption(foreign, command)
        }
        if command.operand != nil, scan.values.operands.isEmpty { throw .missingOperand(command) }
        for option in Option.required[command] ?? [] where !scan.given.contains(option) {
            throw .missingOption(option, command)
        }
        for (one, other) in Option.conflicts where scan.given.contains(one) && scan.given.contains(other) {
            throw .conflict(one, other)
        }
        if let since = scan.values.since, let until = scan.values.until, since > until {
            throw .datesReversed(since: since, until: until)
        }
    }
}
