/// Every option of every command; its row says all there is to say about it.
package enum Option: CaseIterable, Sendable {
    case store, demo, since, until, direction
    case tab, theme, marker, noAnimation, log, noSync, noMouse
    case json, csv
    case help, version

    /// The one table that the parser, the help and the near misses read.
    var row: Row {
        switch self {
        case .store:
            Row("--store", takes: .text("PATH"), "Reads this folder, or this one file, as the store.")
        case .demo:
            Row("--demo", "Shows sample answers that end today; nothing is saved.")
        case .since:
            Row("--since", takes: .day("DATE"), "Counts answers from this day on, YYYY-MM-DD.")
        case .until:
            Row("--until", takes: .day("DATE"), "Counts answers up to and with this day, YYYY-MM-DD.")
        case .direction:
            Row("--direction", takes: .word("D", DirectionWord.all), "Counts intervals that sounded")
        case .tab:
            Row("--tab", takes: .word("NAME", TabWord.all), "Opens the tab", of: [.dashboard])
        case .theme:
            Row("--theme", takes: .word("THEME", ThemeWord.all), "Takes the colours", of: [.dashboard])
        case .marker:
            Row("--marker", takes: .word("MARKER", MarkerWord.all), "Draws charts in", of: [.dashboard])
        case .noAnimation:
            Row("--no-animation", "Shows final states only; nothing moves.", of: [.dashboard])
        case .log:
            Row("--log", takes: .text("FILE"), "Writes the log to this file too.", of: [.dashboard])
        case .noSync:
            Row("--no-sync", "Draws without synchronised updates, if they show as junk.", of: [.dashboard])
        case .noMouse:
            Row("--no-mouse", "Leaves the mouse to the terminal, to select text.", of: [.dashboard])
        case .json:
            Row("--json", "Prints one JSON object.", of: [.stats, .check])
        case .csv:
            Row("--csv", "Prints comma-separated values, a line an interval.", of: [.stats])
        case .help:
            Row("--help", short: "-h", "Prints this help, or that of the command named.")
        case .version:
            Row("--version", "Prints the version.")
        }
    }

    /// Pairs that contradict each other.
    static let conflicts: [(Option, Option)] = [(.json, .csv), (.demo, .store)]
}

extension Option {
    package var name: String { row.name }

    /// The name and, where it has one, the short one after it.
    package var names: [String] { [row.name] + (row.short.map { [$0] } ?? []) }

    /// The word that stands for its value in the help; nil where it takes none.
    package var placeholder: String? { row.value.placeholder }

    /// The option as it is written, with its placeholder.
    func form(with separator: String = " ") -> String {
        placeholder.map { name + separator + $0 } ?? name
    }

    /// What the help lists it under: the short name too.
    var term: String { (row.short.map { "\($0), " } ?? "") + form() }

    /// One sentence; where only certain words are valid, it ends with them.
    package var summary: String {
        row.value.words.isEmpty ? row.summary : "\(row.summary) \(row.value.words.listed(with: "or"))."
    }

    package var commands: [Command] { row.commands }

    /// Every command has it.
    var isCommon: Bool { commands.count == Command.allCases.count }

    init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = found
    }
}
