import Testing

@testable import Arguments

@Suite struct HelpTests {
    private static let subjects: [Command?] = [nil] + Command.allCases

    @Test(arguments: subjects, [40, 60, 80, 120])
    func fitsTheWidth(command: Command?, width: Int) {
        let text = Help.text(for: command, width: width)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= width && $0.last != " " })
        #expect(text.hasPrefix("Usage: earwheel") && text.hasSuffix(".\n"))
    }

    @Test(arguments: [-1, 0, 39])
    func isNeverNarrowerThan40(width: Int) {
        #expect(Help.text(for: nil, width: width) == Help.text(for: nil, width: 40))
    }

    @Test(arguments: Option.allCases)
    func namesEveryOption(option: Option) {
        #expect(option.names.allSatisfy(Help.text(for: nil).contains))
        for command in Command.allCases {
            #expect(Help.text(for: command).contains("\(option.name) ") == option.commands.contains(command))
        }
    }

    @Test(arguments: Command.allCases)
    func namesEveryCommand(command: Command) {
        #expect(Help.text(for: nil).contains("  \(command.call)  "))
    }

    @Test func saysWhatEachOptionDoesForTheCommandAlone() {
        for command in Command.allCases {
            let others = Command.allCases.compactMap(\.word).filter { $0 != command.word && $0 != "record" }
            for option in Option.allCases where option.commands.contains(command) {
                let words = option.summary(for: command).split { !$0.isLetter }.map { $0.lowercased() }
                let foreign = others.filter { words.contains($0) }
                #expect(foreign == [], "\(command.name) \(option.name)")
            }
        }
    }

    @Test func ofTheProgramSaysWhoseASharedOptionIs() {
        let expected = """
              --since DATE       Counts answers from this day on, YYYY-MM-DD. For the
                                 dashboard, stats and export.
            """
        #expect(Help.text(for: nil).contains(expected))
    }

    @Test func ofCheckAt60Columns() {
        let expected = """
            Usage: earwheel check [options]

            Reads every answer and names each line that could not be
            used, and why.

            Options
              --repair      Puts right what can be put right, and keeps
                            the old file beside the new one.
              --store PATH  Reads this folder, or this one file.
              --demo        Reads the sample answers.
              --json        Prints what it found as one JSON object.
              -h, --help    Prints this help.
              --version     Prints the version.

            Files
              $XDG_DATA_HOME/earwheel/
                  Your answers, in *.jsonl files; without the variable,
                  ~/.local/share/earwheel/.
              $XDG_STATE_HOME/earwheel/
                  What the dashboard remembers, and this device's name;
                  without the variable, ~/.local/state/earwheel/.

            Exit status
              0  All is well.
              1  Something could not be read or saved, or check named a
                 line.
              2  The command line is wrong.

            """
        #expect(Help.text(for: .check, width: 60) == expected)
    }
}
