/// The text of `--help`, made from the same table that the parser reads.
package enum Help {
    /// - Parameters:
    ///   - command: nil for the whole program.
    ///   - width: columns that no line exceeds; below 40 it is 40.
    /// - Returns: lines that each end with a newline.
    package static func text(for command: Command?, width: Int = 80) -> String {
        let width = max(40, width)
        let sections = sections(for: command)
        let column = sections.flatMap(\.rows).map(\.term.count).max() ?? 0
        let purpose = command?.summary ?? "Shows how well you hear the twelve musical intervals."
        let head = [usage(of: command), wrapped(purpose, to: width).joined(separator: "\n")]
        let body = sections.map { $0.text(width: width, column: column) } + [files.listed(width: width)]
        return (head + body + [exitStatuses.text(width: width, column: 1)]).joined(separator: "\n\n") + "\n"
    }

    private static func usage(of command: Command?) -> String {
        let calls = (command.map { [$0] } ?? Command.allCases).map { "\($0.usage) [options]" }
        return "Usage: " + calls.joined(separator: "\n       ")
    }

    /// The options of one command in its words; or the commands, the options of each, and those that several share.
    private static func sections(for command: Command?) -> [HelpSection] {
        if let command {
            let all = Option.allCases.filter { $0.commands.contains(command) }
            let ordered = all.filter { !$0.isCommon } + all.filter(\.isCommon)
            return [
                HelpSection(title: "Options", rows: ordered.map { ($0.term, $0.summary(for: command)) })
            ]
        }
        let commands = HelpSection(title: "Commands", rows: Command.allCases.map { ($0.call, $0.summary) })
        let own = Command.allCases.map { command in
            let options = Option.allCases.filter { $0.commands == [command] }
            return HelpSection(
                title: "Options of \(command.name)", rows: options.map { ($0.term, $0.summary) })
        }
        let common = HelpSection(
            title: "Options of several commands",
            rows: Option.allCases.filter(\.isCommon).map { ($0.term, $0.summary + owners(of: $0)) })
        return ([commands] + own + [common]).filter { !$0.rows.isEmpty }
    }

    /// A sentence behind the summary; empty where every command has the option.
    private static func owners(of option: Option) -> String {
        option.commands == Command.allCases ? "" : " For \(option.owners)."
    }

    private static let files = HelpSection(
        title: "Files",
        rows: [
            (
                "$XDG_DATA_HOME/earwheel/",
                "Your answers, in *.jsonl files; without the variable, ~/.local/share/earwheel/."
            ),
            (
                "$XDG_STATE_HOME/earwheel/",
                "What the dashboard remembers, and this device's name; without the variable, ~/.local/state/earwheel/."
            ),
        ])

    private static let exitStatuses = HelpSection(
        title: "Exit status",
        rows: [
            ("0", "All is well."),
            ("1", "Something could not be read or saved, or check named a line."),
            ("2", "The command line is wrong."),
        ])
}
