/// Words and signs for right and wrong, in the languages that intervals have names in.
enum Truth {
    /// Nil for what says neither.
    static func read(_ value: JSONValue) -> Bool? {
        switch value {
        case .truth(let truth): truth
        case .whole(0), .number(0): false
        case .whole(1), .number(1): true
        case .text(let text): read(text)
        default: nil
        }
    }

    private static func read(_ text: String) -> Bool? {
        if text == "true" { return true }
        if text == "false" { return false }
        // A sign may say how it is to be drawn.
        let plain = text.trimmingBlanks.lowercased().unicodeScalars.filter {
            !"!.\u{FE0E}\u{FE0F}".unicodeScalars.contains($0)
        }
        return words[String(String.UnicodeScalarView(plain))]
    }

    private static let right = [
        "true", "t", "yes", "y", "1", "right", "correct", "ok", "pass", "passed", "success", "hit", "✓", "✔",
        "☑", "✅", "wahr",
        "ja", "richtig", "korrekt", "vrai", "oui", "juste", "verdadero", "sí", "si", "correcto", "○", "◯",
        "正解", "はい",
    ]

    private static let wrong = [
        "false", "f", "no", "n", "0", "wrong", "incorrect", "not correct", "fail", "failed", "failure",
        "miss", "✗", "✘", "✕",
        "✖", "×", "☒", "❌", "falsch", "nein", "inkorrekt", "faux", "non", "falso", "incorrecto", "不正解", "いいえ",
    ]

    private static let words = Dictionary(
        right.map { ($0, true) } + wrong.map { ($0, false) }, uniquingKeysWith: { first, _ in first })
}
