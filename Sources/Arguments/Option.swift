/// Every option of every command; its row says all there is to say about it.
package enum Option: CaseIterable, Sendable {
    case store, demo, since, until, direction
    case tab, theme, marker, noAnimation, log, noSync, noMouse
    case asked, tried, time, root
    case map, dates, items, dryRun
    case json, jsonl, csv
    case repair
    case help, version

    /// The one table that the parser, the help and the near misses read.
    var row: Row {
        switch self {
        case .store:
            Row(
                "--store", takes: .text("PATH"), "Takes this folder, or this one file, as the store.",
                inWords: [
                    .dashboard: "Shows the answers of this folder, or of this one file.",
                    .stats: "Reads the answers of this folder, or of this one file.",
                    .record: "Adds the answer to this folder, or to this one file.",
                    .import: "Adds the answers to this folder, or to this one file.",
                    .export: "Prints the answers of this folder, or of this one file.",
                    .check: "Reads this folder, or this one file.",
                ])
        case .demo:
            Row(
                "--demo", "Takes sample answers that end today; nothing is saved.",
                of: [.dashboard, .stats, .export, .check],
                inWords: [
                    .dashboard: "Shows sample answers that end today; nothing is saved.",
                    .export: "Prints sample answers that end today.", .check: "Reads the sample answers.",
                ])
        case .since:
            Row(
                "--since", takes: .day("DATE"), "Counts answers from this day on, YYYY-MM-DD.",
                of: [.dashboard, .stats, .export],
                inWords: [.export: "Prints answers from this day on only, YYYY-MM-DD."])
        case .until:
            Row(
                "--until", takes: .day("DATE"), "Counts answers up to and with this day, YYYY-MM-DD.",
                of: [.dashboard, .stats, .export],
                inWords: [.export: "Prints answers up to and with this day only, YYYY-MM-DD."])
        case .direction:
            Row(
                "--direction", takes: .word("D", DirectionWord.all), "Counts intervals that sounded",
                of: [.dashboard, .stats, .record, .export],
                inWords: [
                    .record: "Says how the interval sounded:",
                    .export: "Prints answers only to intervals that sounded",
                ])
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
        case .asked:
            Row(
                "--asked", takes: .text("INTERVAL"), "Says which interval sounded: M6, or its semitones.",
                of: [.record])
        case .tried:
            Row(
                "--tried", takes: .text("LIST"), "Says what was answered, in order: m6,M6.", of: [.record])
        case .time:
            Row(
                "--time", takes: .number("MS", 0...4_294_967_295),
                "Says how many milliseconds the first answer took.", of: [.record])
        case .root:
            Row(
                "--root", takes: .number("N", 0...127), "Says which MIDI note was the lower one.",
                of: [.record])
        case .map:
            Row(
                "--map", takes: .text("THEIRS=OURS"),
                "Reads a field of theirs as one of a record; may be given often.", of: [.import])
        case .dates:
            Row(
                "--dates", takes: .word("ORDER", DateOrderWord.all),
                "Says which number of a date comes first, day or month:", of: [.import])
        case .items:
            Row(
                "--items", takes: .text("PATH"),
                "Says where in JSON the list of answers is: results, or data.answers.", of: [.import])
        case .dryRun:
            Row(
                "--dry-run", "Says how it understands the data and what would be added, and adds nothing.",
                of: [.import])
        case .json:
            Row(
                "--json", "Prints JSON: one object, or for export one list.",
                of: [.stats, .export, .check],
                inWords: [
                    .stats: "Prints the figures as one JSON object.",
                    .export: "Prints one JSON list of all answers.",
                    .check: "Prints what it found as one JSON object.",
                ])
        case .jsonl:
            Row("--jsonl", "Prints JSON Lines, an answer a line.", of: [.export])
        case .csv:
            Row(
                "--csv", "Prints comma-separated values: a line an interval, or for export an answer.",
                of: [.stats, .export],
                inWords: [
                    .stats: "Prints comma-separated values, a line an interval.",
                    .export: "Prints comma-separated values, a line an answer.",
                ])
        case .repair:
            Row(
                "--repair", "Puts right what can be put right, and keeps the old file beside the new one.",
                of: [.check])
        case .help:
            Row(
                "--help", short: "-h", "Prints this help, or that of the command named.",
                inWords: Dictionary(
                    uniqueKeysWithValues: Command.allCases.map { ($0, "Prints this help.") }))
        case .version:
            Row("--version", "Prints the version.")
        }
    }

    /// Pairs that contradict each other.
    static let conflicts: [(Option, Option)] = [
        (.json, .csv), (.json, .jsonl), (.jsonl, .csv), (.demo, .store), (.demo, .repair),
    ]

    /// Without these a command cannot do its work.
    static let required: [Command: [Option]] = [.record: [.asked, .tried]]
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
    package var summary: String { sentence(row.summary) }

    /// The sentence that fits one command.
    package func summary(for command: Command) -> String { sentence(row.inWords[command] ?? row.summary) }

    private func sentence(_ text: String) -> String {
        row.value.words.isEmpty ? text : "\(text) \(row.value.words.listed(with: "or"))."
    }

    package var commands: [Command] { row.commands }

    /// Names the commands that have it, as sentences do.
    var owners: String { commands.map(\.name).listed(with: "and") }

    /// More than one command has it.
    var isCommon: Bool { commands.count > 1 }

    init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = found
    }
}
