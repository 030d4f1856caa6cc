/// What a dot and a comma within a number mean.
enum NumberStyle: CaseIterable, Sendable {
    /// `1.5` and `1,200` or `1,200.5`.
    case decimalDot

    /// `1,5` and `1.200` or `1.200,5`.
    case decimalComma

    /// Both `1.5` and `1,5` stand in one column: the last sign is the decimal one.
    case mixed

    /// Reads digits with at most a sign before and an exponent behind; blanks and apostrophes group them.
    func value(of text: some StringProtocol) -> Double? {
        var (plain, dots, commas) = (Substring(text), 0, 0)
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") { dots += 1 }
            if byte == UInt8(ascii: ",") { commas += 1 }
        }
        if commas > 0 || (dots > 0 && self == .decimalComma) || !text.utf8.allSatisfy({ $0 > 39 }) {
            plain = Substring(plainText(text))
        }
        guard plain.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
        return Double(plain)
    }

    /// The number with a dot before its decimals and no other signs; it may be none.
    private func plainText(_ text: some StringProtocol) -> String {
        let decimal = decimalPlace(text)
        var plain = ""
        for place in text.indices {
            let character = text[place]
            if character == "." || character == "," {
                if place == decimal { plain.append(".") }
            } else if !character.isWhitespace && character != "'" && character != "’" {
                plain.append(character)
            }
        }
        return plain
    }

    private func decimalPlace<Text: StringProtocol>(_ text: Text) -> Text.Index? {
        switch self {
        case .decimalDot: text.lastIndex(of: ".")
        case .decimalComma: text.lastIndex(of: ",")
        case .mixed: text.lastIndex { $0 == "." || $0 == "," }
        }
    }
}

/// What the numbers of a column tell of their style.
struct NumberStyleEvidence {
    private(set) var hasDecimalDot = false
    private(set) var hasDecimalComma = false

    /// A dot or a comma with three digits behind it may group them, as in `1.200`.
    private(set) var hasOpenDot = false
    private(set) var hasOpenComma = false

    mutating func take(_ number: some StringProtocol) {
        guard let last = number.lastIndex(where: { $0 == "." || $0 == "," }) else { return }
        let sign = number[last]
        let other: Character = sign == "." ? "," : "."
        let behind = number[number.index(after: last)...].filter(\.isNumber).count
        let before = number[..<last].filter(\.isNumber)
        if number[..<last].contains(sign) {
            // Several of a kind group: the other one is for decimals.
            note(other)
        } else if number[..<last].contains(other) {
            note(sign)
        } else if behind == 3, !before.isEmpty, before.first != "0", before.count <= 3 {
            if sign == "." { hasOpenDot = true } else { hasOpenComma = true }
        } else {
            note(sign)
        }
    }

    private mutating func note(_ decimal: Character) {
        if decimal == "." { hasDecimalDot = true } else { hasDecimalComma = true }
    }

    /// A number elsewhere in the source could decide.
    var isOpen: Bool { hasOpenDot && !hasDecimalDot && !hasDecimalComma }

    /// Small numbers count seconds or longer, of which nobody needs thousands.
    func style(isSmall: Bool) -> NumberStyle {
        switch (hasDecimalDot, hasDecimalComma) {
        case (true, true): .mixed
        case (false, true): .decimalComma
        case (true, false): .decimalDot
        case (false, false): hasOpenComma && !hasOpenDot && isSmall ? .decimalComma : .decimalDot
        }
    }
}
