import Testing

@testable import Arguments

@Suite struct OptionTests {
    @Test func namesAreUniqueAndWellFormed() {
        let names = Option.allCases.flatMap(\.names)
        #expect(Set(names).count == names.count)
        #expect(Option.allCases.allSatisfy { $0.name.hasPrefix("--") && !$0.name.contains("=") })
    }

    @Test func summariesAreSentences() {
        for summary in Option.allCases.map(\.summary) + Command.allCases.map(\.summary) {
            #expect(summary.first?.isUppercase == true && summary.hasSuffix(".") && !summary.contains("\n"))
        }
    }

    @Test(arguments: Option.allCases, Command.allCases)
    func isTakenByItsCommandsOnly(option: Option, command: Command) throws {
        let line = call(of: command) + [option.name] + example(of: option)
        switch option {
        case .help: #expect(try Invocation(arguments: line) == .help(command.word == nil ? nil : command))
        case .version: #expect(try Invocation(arguments: line) == .version)
        default:
            guard option.commands.contains(command) else {
                #expect(throws: UsageError.foreignOption(option, command)) { try Invocation(arguments: line) }
                return
            }
            guard case .run(command, let before) = try Invocation(arguments: call(of: command)) else {
                Issue.record("\(command) is not run")
                return
            }
            var values = before
            try values.set(option, to: example(of: option).first ?? "")
            #expect(values != before, "the option changes nothing")
            #expect(try Invocation(arguments: line) == .run(command, values))
        }
    }

    @Test(arguments: Option.allCases.filter { $0.placeholder != nil })
    func takesItsValueBehindEqualsSignToo(option: Option) throws {
        let value = try #require(example(of: option).first)
        let command = try #require(option.commands.first)
        let prefix = call(of: command)
        let apart = try Invocation(arguments: prefix + [option.name, value])
        #expect(try Invocation(arguments: prefix + ["\(option.name)=\(value)"]) == apart)
    }

    @Test(arguments: Option.allCases)
    func takesEachOfItsWords(option: Option) throws {
        for word in option.row.value.words {
            var values = OptionValues()
            #expect(throws: Never.self) { try values.set(option, to: word) }
        }
    }
}

/// The least that a command wants; the values are other than those of `example`.
private func call(of command: Command) -> [String] {
    let required = (Option.required[command] ?? []).flatMap { [$0.name, "P8"] }
    return [command.word, command.operand.map { _ in "-" }].compactMap { $0 } + required
}

/// A valid value that is not the default, where the option takes one.
func example(of option: Option) -> [String] {
    switch option.row.value {
    case .nothing: []
    case .text where option == .map: ["semitones=correctAnswer"]
    case .text: ["somewhere"]
    case .number(_, let range): [String(range.upperBound)]
    case .day: ["2026-11-24"]
    case .word(_, let words): [words[1]]
    }
}
