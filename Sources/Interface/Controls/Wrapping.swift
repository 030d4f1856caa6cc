import Drawing

/// Breaks text between its words.
enum Wrapping {
    /// Lines no wider than a width in cells; a word that is wider is broken, too.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let last = lines[lines.count - 1]
            let longer = last.isEmpty ? String(word) : "\(last) \(word)"
            if Width.of(longer) <= width {
                lines[lines.count - 1] = longer
            } else {
                if last.isEmpty { lines.removeLast() }
                lines += pieces(of: word, width: max(1, width))
            }
        }
        return lines
    }

    private static func pieces(of word: Substring, width: Int) -> [String] {
        var pieces = [""]
        for character in word {
            if Width.of(pieces[pieces.count - 1]) + Width.of(character) > width { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }
}
