/// What the program can be asked to do; a new command is a new case.
package enum Command: String, CaseIterable, Sendable {
    case dashboard, stats, record, `import`, export, check

    /// What is typed for it; nil for the one that needs no word.
    package var word: String? { self == .dashboard ? nil : rawValue }

    /// What stands behind the command and is no option; nil where nothing does.
    package var operand: String? { self == .import ? "FILE..." : nil }

    package var summary: String {
        switch self {
        case .dashboard:
            "Opens the dashboard; where standard output is no terminal, prints what stats prints."
        case .stats: "Prints how well you hear each interval."
        case .record: "Adds one answer to the store and prints its id."
        case .import:
            "Adds what other programs kept, from files, URLs or - (standard input); the same data twice adds nothing."
        case .export: "Prints every answer of the store: JSON Lines, or another format."
        case .check: "Reads every answer and names each line that could not be used, and why."
        }
    }

    package init?(word: String) {
        guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = found
    }

    /// What is typed to call it, without options.
    package var call: String { word.map { "earwheel \($0)" } ?? "earwheel" }

    /// What is typed to call it, with what must stand behind it.
    var usage: String { operand.map { "\(call) \($0)" } ?? call }

    /// The name by which sentences speak of it.
    var name: String { word ?? "the dashboard" }
}
