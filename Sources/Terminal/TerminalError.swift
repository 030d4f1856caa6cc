import CTerminal
import Glibc

/// Why the screen cannot be had.
package enum TerminalError: Error, Equatable {
    case notATerminal
    case noTerminalName
    case unknownTerminal(name: String)
    case incapableTerminal(name: String)
    case system(code: Int32)

    init?(_ outcome: ct_outcome) {
        let name = getenv("TERM").map { String(cString: $0) } ?? ""
        switch outcome {
        case .opened: return nil
        case .not_terminal: self = .notATerminal
        case .unknown: self = name.isEmpty ? .noTerminalName : .unknownTerminal(name: name)
        case .incapable: self = .incapableTerminal(name: name)
        case .failed: self = .system(code: errno)
        }
    }

    /// What is wrong and what to do, as one line in ASCII.
    package var sentence: String {
        switch self {
        case .notATerminal:
            "input and output must be a terminal; run it there without a pipe or a redirection"
        case .noTerminalName:
            "TERM is not set, so the terminal's language is unknown; try TERM=xterm-256color"
        case .unknownTerminal(let name):
            "TERM=\(name) names a terminal that is unknown here; try TERM=xterm-256color, or install its terminfo entry"
        case .incapableTerminal(let name):
            "TERM=\(name) names a terminal that cannot place the cursor; try TERM=xterm-256color"
        case .system(let code):
            "the terminal cannot be taken: \(String(cString: strerror(code)))"
        }
    }
}
