import Drawing

/// Breaks text between its words, or between pieces of several words.
enum Wrapping {
    /// Lines no wider than a width in cells, each as far in as the text; a word that is wider is broken, too.
    ///
    /// A number stays with its unit.
    static func lines(_ text: String, width: Int) -> [String] {
        let indent = String(text.prefix(min(width / 2, text.prefix { $0 == " " }.count)))
        let room = max(1, width - indent.count)
        let words = words(text.dropFirst(indent.count))
        return lines(words, separator: " ", width: room, breaking: characters).map { indent + $0 }
    }

    /// Lines of whole pieces with a separator between those of a line; a piece that is wider is broken as text.
    static func lines(_ pieces: [String], separator: String, width: Int) -> [String] {
        lines(pieces, separator: separator, width: max(1, width)) { lines($0, width: $1) }
    }

    private static func lines(
        _ pieces: [String], separator: String, width: Int, breaking: (String, Int) -> [String]
    ) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, Width.of(last + separator + piece) <= width {
                lines[lines.count - 1] = last + separator + piece
            } else {
                lines += Width.of(piece) <= width ? [piece] : breaking(piece, width)
            }
        }
        return lines
    }

    private static let units: Set<Substring> = ["%", "ms", "s", "min", "h"]

    private static func words(_ text: Substring) -> [String] {
        var words: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let bare = word.prefix { !$0.isPunctuation || $0 == "%" }
            if let last = words.last, last.last?.isNumber == true, units.contains(bare) {
                words[words.count - 1] += " " + word
            } else {
                words.append(String(word))
            }
        }
        return words
    }

    private static func characters(_ word: String, width: Int) -> [String] {
        var pieces = [""]
        for character in word {
            if Width.of(pieces[pieces.count - 1]) + Width.of(character) > width {
                pieces.append("")
                if character == " " { continue }
            }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }
}
