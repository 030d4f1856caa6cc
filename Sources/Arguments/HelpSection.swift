/// A titled list of terms, each with its explanation.
struct HelpSection {
    var title: String
    var rows: [(term: String, text: String)]

    /// The terms in a column of their own, the explanations wrapped beside them.
    func text(width: Int, column: Int) -> String {
        let indent = String(repeating: " ", count: column + 4)
        let lines = rows.flatMap { row in
            let padding = String(repeating: " ", count: column + 2 - row.term.count)
            let text = wrapped(row.text, to: width - indent.count)
            return zip(["  \(row.term)\(padding)"] + Array(repeating: indent, count: text.count), text).map {
                $0 + $1
            }
        }
        return ([title] + lines).joined(separator: "\n")
    }

    /// Each explanation below its term, for terms that would take too wide a column.
    func listed(width: Int) -> String {
        let lines = rows.flatMap { row in
            ["  \(row.term)"] + wrapped(row.text, to: width - 6).map { "      " + $0 }
        }
        return ([title] + lines).joined(separator: "\n")
    }
}

/// The lines of a text broken between words; a longer word stands alone.
func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] = "\(last) \(word)"
        } else {
            lines.append(String(word))
        }
    }
}
