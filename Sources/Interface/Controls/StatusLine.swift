import Drawing

/// The bottom line: what the figures cover, and the keys that matter here.
struct StatusLine {
    /// Pieces of one sentence.
    var coverage: [Pieces.Ranked]

    /// The keys with their words: the most important first, but the last two, such as help and quit, above all.
    var hints: [Hint]

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        let columns = surface.size.columns
        let hints = fittingHints(in: columns)
        let right = Self.width(hints)
        let room = columns - 1 - (right == 0 ? 0 : right + 3)
        let left = Pieces.fitting(coverage, in: room, separator: " \(look.symbols.separator) ")
        surface.write(left, column: columns > 20 ? 1 : 0, row: row, look.theme.style(.faint))
        var column = columns - 1 - right
        for hint in hints {
            column = surface.write(hint.key, column: column, row: row, look.theme.style(.strong)) + 1
            column = surface.write(hint.word, column: column, row: row, look.theme.style(.faint)) + 2
        }
    }

    /// What the figures cover comes first, at least how many answers; of the keys the last two stay longest.
    private func fittingHints(in columns: Int) -> [Hint] {
        var hints = hints
        let coverage = Self.width(of: coverage.map(\.text))
        while hints.count > 3 && Self.width(hints) + coverage + 5 > columns {
            hints.remove(at: hints.count - 3)
        }
        let least = Self.width(of: self.coverage.prefix(1).map(\.text))
        while hints.count > 2 && Self.width(hints) + least + 5 > columns { hints.removeFirst() }
        while !hints.isEmpty && Self.width(hints) + 2 > columns { hints.removeFirst() }
        return hints
    }

    private static func width(of pieces: [String]) -> Int {
        pieces.reduce(0) { $0 + Width.of($1) } + max(0, pieces.count - 1) * 3
    }

    private static func width(_ hints: [Hint]) -> Int {
        hints.reduce(0) { $0 + $1.key.count + 1 + $1.word.count } + max(0, hints.count - 1) * 2
    }
}
