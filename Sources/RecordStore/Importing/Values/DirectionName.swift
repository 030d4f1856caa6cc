import IntervalStatistics

/// Words for the way in which an interval sounded.
enum DirectionName {
    /// Nil for other words.
    static func read(_ value: JSONValue) -> Direction? {
        guard let text = value.text else { return nil }
        let bare = text.trimmingBlanks.lowercased()
        if let direction = own(bare) { return direction }
        let word = bare.split { !$0.isLetter }.filter { $0 != "melodic" }.joined(separator: " ")
        return words.first { $0.value.contains(word) }?.key
    }

    /// Reads the words of a record alone.
    static func own(_ word: String) -> Direction? { Direction.allCases.first { $0.name == word } }

    private static let words: [Direction: [String]] = [
        .ascending: [
            "ascending", "asc", "up", "upward", "upwards", "aufsteigend", "ascendant", "ascendente", "上行",
        ],
        .descending: [
            "descending", "desc", "down", "downward", "downwards", "absteigend", "descendant", "descendente",
            "下行",
        ],
        .harmonic: [
            "harmonic", "harm", "together", "simultaneous", "harmonisch", "gleichzeitig", "harmonique",
            "armónico", "同時",
        ],
    ]
}
