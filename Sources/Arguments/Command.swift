/// What the program can be asked to do; a new command is a new case.
package enum Command: CaseIterable, Sendable {
    case dashboard, stats, check

    /// What is typed for it; nil for the one that needs no word.
    package var word: String? {
        switch self {
        case .dashboard: nil
        case .stats, .check: "\(self)"
        }
    }

    package var summary: String {
        switch self {
        case .dashboard:
            "Opens the dashboard; where standard output is no terminal, prints what stats prints."
        case .stats: "Prints how well you hear each interval."
        case .check: "Reads every answer and names each line that could not be used, and why."
        }
    }

    package init?(word: String) {
        guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = found
    }

    /// What is typed to call it, without options.
    package var call: String { word.map { "earwheel \($0)" } ?? "earwheel" }

    /// The name by which sentences speak of it.
    var name: String { word ?? "the dashboard" }
}
