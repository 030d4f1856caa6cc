import Testing

@testable import Arguments

/// Which command takes which option, said a second time and by hand: a command gets no option that it would ignore.
@Suite struct OptionMatrixTests {
    private static let all = "dashboard stats record import export check"

    private static let takers = [
        "--store": all,
        "--demo": "dashboard stats export check",
        "--since": "dashboard stats export",
        "--until": "dashboard stats export",
        "--direction": "dashboard stats record export",
        "--tab": "dashboard",
        "--theme": "dashboard",
        "--marker": "dashboard",
        "--no-animation": "dashboard",
        "--log": "dashboard",
        "--no-sync": "dashboard",
        "--no-mouse": "dashboard",
        "--asked": "record",
        "--tried": "record",
        "--time": "record",
        "--root": "record",
        "--map": "import",
        "--dry-run": "import",
        "--dates": "import",
        "--items": "import",
        "--json": "stats export check",
        "--jsonl": "export",
        "--csv": "stats export",
        "--repair": "check",
        "--help": all,
        "--version": all,
    ]

    @Test(arguments: Command.allCases)
    func aCommandTakesItsOptionsAndRefusesAllOthers(command: Command) {
        for option in Option.allCases {
            let isTaken = Self.takers[option.name]?.split(separator: " ").contains(
                Substring(command.rawValue))
            #expect(takes(command, option) == isTaken, "\(command.name) \(option.name)")
            #expect(
                Help.text(for: command).contains("\(option.name) ") == isTaken,
                "the help of \(command.name) on \(option.name)")
        }
    }

    /// Whether the parser does not call the option another command's.
    private func takes(_ command: Command, _ option: Option) -> Bool {
        let line = [command.word, option.name].compactMap { $0 } + example(of: option)
        do {
            _ = try Invocation(arguments: line)
            return true
        } catch {
            return error != .foreignOption(option, command)
        }
    }
}
