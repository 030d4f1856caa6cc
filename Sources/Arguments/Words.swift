/// A closed set of words that an option takes.
package protocol Words: RawRepresentable<String>, CaseIterable, Sendable {}

extension Words {
    static var all: [String] { allCases.map(\.rawValue) }
}

package enum DirectionWord: String, Words {
    case ascending, descending, harmonic
}

package enum TabWord: String, Words {
    case radar, intervals, history, confusion, records, log
}

package enum ThemeWord: String, Words {
    case auto, dark, light, mono
}

package enum MarkerWord: String, Words {
    case braille, block, ascii
}

package enum DateOrderWord: String, Words {
    case dmy, mdy
}

/// How a command prints what it found.
package enum OutputFormat: Sendable {
    case text, json, jsonl, csv
}
