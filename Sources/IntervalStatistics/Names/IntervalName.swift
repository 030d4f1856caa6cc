/// Reads what people and programs call an interval.
package enum IntervalName {
    /// Reads a name in any of the languages, or digits alone.
    ///
    /// Digits alone are semitones, the unit of a record, and never a degree of the scale: `5` is a perfect fourth,
    /// `b5` a tritone. Case counts only between `m` and `M`. Quotes around, blanks, hyphens and low lines between
    /// the words, full-width digits within a name and the composition of accents are of no account.
    /// - Returns: 0 to 24 semitones, above 12 from digits alone; nil for any other text.
    package static func semitones(_ text: String) -> UInt8? {
        // Our own names need no tables, which would take longer than the rest of recording an answer.
        if let interval = Interval(abbreviation: text) { return UInt8(interval.semitones) }
        let bare = text.trimmed { $0.isWhitespace || quotes.contains($0) }
        let isNumber = !bare.isEmpty && bare.allSatisfy { $0.isASCII && $0.isNumber }
        if isNumber { return UInt8(bare).flatMap { $0 <= 24 ? $0 : nil } }
        guard bare.first != "-" else { return nil }
        let name = spelled(bare)
        return exact[name] ?? folded[name.lowercased()]
    }

    private static let quotes: Set<Character> = ["\"", "'", "“", "”", "„", "‘", "’", "‚", "«", "»", "`"]

    /// Names in which case counts.
    private static let exact = table(of: [.short])

    private static let folded = table(of: NameLanguage.allCases.filter { $0 != .short })

    private static func table(of languages: [NameLanguage]) -> [String: UInt8] {
        var table: [String: UInt8] = [:]
        for language in languages {
            for (semitones, names) in language.names.enumerated() {
                for name in names { table[spelled(name[...])] = UInt8(semitones) }
            }
        }
        return table
    }

    /// Without what stands between words, each sign in the one form that the tables have.
    private static func spelled(_ name: Substring) -> String {
        var spelling = ""
        for character in name where !character.isWhitespace && character != "-" && character != "_" {
            switch character {
            case "♭": spelling += "b"
            case "♯": spelling += "#"
            default: spelling += character.wholeNumberValue.map(String.init) ?? String(character)
            }
        }
        return spelling
    }
}

extension String {
    fileprivate func trimmed(_ isAround: (Character) -> Bool) -> Substring {
        let rest = drop(while: isAround)
        return rest.lastIndex { !isAround($0) }.map { rest[...$0] } ?? ""
    }
}
