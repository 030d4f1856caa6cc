/// The numbers, words and signs of a date, from left to right; blanks are of no account.
struct DateParts {
    enum Part: Equatable {
        case number(Int, digits: Int)
        case word(String)
        case sign(Character)
    }

    private var parts: ArraySlice<Part> = []

    /// More is no date, but a sentence.
    private static let longest = 80

    init(_ text: String) {
        guard text.utf8.count <= Self.longest else { return }
        var rest = text[...]
        while let first = rest.first {
            if first.isASCII && first.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                parts.append(.number(Int(digits) ?? -1, digits: digits.count))
                rest = rest[digits.endIndex...]
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter }
                parts.append(.word(word.lowercased()))
                rest = rest[word.endIndex...]
            } else {
                rest = rest.dropFirst()
                // A time zone's name behind all else.
                if first == "(" { break }
                if !first.isWhitespace { parts.append(.sign(first)) }
            }
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// The day and, unless it stands behind the time, the year.
    mutating func takeDay() -> (numbers: [Int], isWithoutOrder: Bool, year: Int?)? {
        skip {
            if case .word(let word) = $0 {
                DateWords.isWeekday(word)
            } else {
                $0 == .sign(",") || $0 == .sign(".")
            }
        }
        if let month = takeMonth() { return takeDayBehindMonth(month) }
        guard let first = takeNumber() else { return nil }
        if first.digits == 8 {
            return ([first.value % 100, first.value / 100 % 100], false, first.value / 10_000)
        }
        skip { if case .word(let word) = $0 { DateWords.ordinals.contains(word) } else { false } }
        let sign = takeSign("./-")
        if let month = takeMonth() {
            _ = takeSign(".")
            _ = takeSign(",-/")
            return takeNumber().flatMap { Self.year($0) }.map { ([first.value, month], false, $0) }
        }
        guard let sign, let second = takeNumber(), takeSign(String(sign)) != nil, let third = takeNumber()
        else {
            return nil
        }
        if first.digits == 4 {
            return third.digits > 2 ? nil : ([third.value, second.value], false, first.value)
        }
        guard first.digits <= 2, second.digits <= 2, let year = Self.year(third) else { return nil }
        return ([first.value, second.value], sign != ".", year)
    }

    /// Of `Jan 2, 2026` what follows the month.
    private mutating func takeDayBehindMonth(_ month: Int) -> (
        numbers: [Int], isWithoutOrder: Bool, year: Int?
    )? {
        _ = takeSign(".")
        guard let day = takeNumber() else { return nil }
        skip { if case .word(let word) = $0 { DateWords.ordinals.contains(word) } else { false } }
        _ = takeSign(",")
        if case .number(let value, let digits)? = parts.first, digits == 4 {
            parts.removeFirst()
            return ([day.value, month], false, value)
        }
        return ([day.value, month], false, nil)
    }

    mutating func takeYear() -> Int? { takeNumber().flatMap { $0.digits == 4 ? $0.value : nil } }

    /// Two digits are of this century.
    private static func year(_ number: (value: Int, digits: Int)) -> Int? {
        number.digits == 4 ? number.value : number.digits == 2 ? 2000 + number.value : nil
    }

    private mutating func takeMonth() -> Int? {
        guard case .word(let word)? = parts.first, let month = DateWords.month(word) else { return nil }
        parts.removeFirst()
        return month
    }

    /// Skips what stands between a day and its time.
    mutating func skipJoints() {
        skip {
            if case .word(let word) = $0 {
                DateWords.joints.contains(word)
            } else {
                $0 == .sign(",") || $0 == .sign("_")
            }
        }
    }

    private mutating func skip(while isSkipped: (Part) -> Bool) { parts = parts.drop(while: isSkipped) }

    mutating func takeNumber() -> (value: Int, digits: Int)? {
        guard case .number(let value, let digits)? = parts.first else { return nil }
        parts.removeFirst()
        return (value, digits)
    }

    /// Takes one of some signs.
    mutating func takeSign(_ signs: String) -> Character? {
        guard case .sign(let sign)? = parts.first, signs.contains(sign) else { return nil }
        parts.removeFirst()
        return sign
    }

    /// Tells whether a word comes next, and a number behind it.
    func isNumberBehind(_ word: String) -> Bool {
        guard parts.count > 1, parts.first == .word(word), case .number = parts[parts.startIndex + 1] else {
            return false
        }
        return true
    }

    /// Takes one of some words.
    mutating func takeWord(_ words: Set<String>) -> String? {
        guard case .word(let word)? = parts.first, words.contains(word) else { return nil }
        parts.removeFirst()
        return word
    }
}
