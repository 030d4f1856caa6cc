/// One pass over the arguments from left to right; the first fault ends it.
struct Scan {
    private(set) var command: Command?
    private(set) var values = OptionValues()
    private(set) var given: [Option] = []

    /// `.help` or `.version`, which ends the pass: who asks is answered, whatever comes after.
    private(set) var question: Option?

    /// What the pass has not reached.
    private(set) var rest: ArraySlice<String>

    init(_ arguments: [String]) throws(UsageError) {
        rest = arguments[...]
        var optionsEnded = false
        while question == nil, let argument = rest.popFirst() {
            if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
                try takeOperand(argument)
            } else if argument == "--" {
                optionsEnded = true
            } else {
                try takeOption(argument)
            }
        }
    }

    private mutating func takeOperand(_ argument: String) throws(UsageError) {
        if let command {
            guard command.operand != nil else { throw .surplus(argument, command) }
            return values.operands.append(argument)
        }
        guard let named = Command(word: argument) else { throw .unknownCommand(argument) }
        command = named
    }

    private mutating func takeOption(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
            String($0)
        }
        guard let option = Option(name: parts[0]) else { throw .unknownOption(parts[0]) }
        let attached = parts.count > 1 ? parts[1] : nil
        if option.placeholder == nil {
            if let attached { throw .unexpectedValue(option, attached) }
            try take(option)
        } else {
            try take(option, value: value(of: option, attached: attached))
        }
    }

    private mutating func take(_ option: Option, value: String = "") throws(UsageError) {
        if option == .help || option == .version { question = option }
        given.append(option)
        try values.set(option, to: value)
    }

    /// The value behind the equals sign, else the next argument, which is taken.
    private mutating func value(of option: Option, attached: String?) throws(UsageError) -> String {
        guard let value = attached ?? rest.popFirst() else { throw .missingValue(option) }
        if value.isEmpty { throw .emptyValue(option) }
        if attached == nil, value.hasPrefix("-"), value != "-" { throw .optionForValue(option, value) }
        return value
    }
}
