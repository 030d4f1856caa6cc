import Drawing

/// The bottom line: what the figures cover, and the keys that matter here.
struct StatusLine {
    /// Pieces of one sentence, the most important first; the last give way where room is short.
    var coverage: [String]

    /// The keys with their words: those of the tab, the most important first, then help and quit.
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

    /// What the figures cover comes first; of the keys help and quit, the last two, stay longest.
    private func fittingHints(in columns: Int) -> [(key: String, word: String)] {
        var hints = hints
        let coverage = Self.width(of: coverage)
        while hints.count > 3 && Self.width(hints) + coverage + 5 > columns {
            hints.remove(at: hints.count - 3)
        }
        while !hints.isEmpty && Self.width(hints) + 2 > columns { hints.removeFirst() }
        return hints
    }

    private static func width(of pieces: [String]) -> Int {
        pieces.reduce(0) { $0 + Width.of($1) } + max(0, pieces.count - 1) * 3
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
