import Drawing

/// The bottom line: what the figures cover, and the keys that matter here.
struct StatusLine {
    /// Pieces of one sentence, the most important first; the last give way where room is short.
    var coverage: [String]

    /// The keys with their words, the least important first.
    var hints: [(key: String, word: String)]

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        let columns = surface.size.columns
        let hints = fittingHints(in: columns)
        let right = Self.width(hints)
        let room = columns - 1 - (right == 0 ? 0 : right + 3)
        let left = Self.fitting(coverage, in: room, " \(look.symbols.separator) ")
        surface.write(left, column: columns > 20 ? 1 : 0, row: row, look.theme.style(.faint))
        var column = columns - 1 - right
        for hint in hints {
            column = surface.write(hint.key, column: column, row: row, look.theme.style(.strong)) + 1
            column = surface.write(hint.word, column: column, row: row, look.theme.style(.faint)) + 2
        }
    }

    /// At most two thirds of the line are for keys; the last two, help and quit, stay as long as anything does.
    private func fittingHints(in columns: Int) -> [(key: String, word: String)] {
        let coverageWidth = coverage.first.map { Width.of($0) + 4 } ?? 0
        var hints = hints
        while !hints.isEmpty && Self.width(hints) + (hints.count > 2 ? coverageWidth : 0) + 2 > columns {
            hints.removeFirst()
        }
        return hints
    }

    private static func width(_ hints: [(key: String, word: String)]) -> Int {
        hints.reduce(0) { $0 + $1.key.count + 1 + $1.word.count } + max(0, hints.count - 1) * 2
    }

    /// As many pieces as fit; where not even the first does, none.
    private static func fitting(_ pieces: [String], in room: Int, _ separator: String) -> String {
        var text = ""
        for piece in pieces {
            let longer = text.isEmpty ? piece : text + separator + piece
            guard Width.of(longer) <= room else { break }
            text = longer
        }
        return text
    }
}
