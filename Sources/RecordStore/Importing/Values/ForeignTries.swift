import FoundationEssentials
import IntervalStatistics

/// Reads tried answers: a list, one answer, or a text with either.
enum ForeignTries {
    /// - Returns: semitones in their order, nil for each entry that is no interval.
    static func read(_ value: JSONValue) -> [UInt8?] {
        if let list = value.list { return list.map(ForeignFields.semitones) }
        guard let text = value.text else { return [ForeignFields.semitones(value)] }
        return read(text)
    }

    private static func read(_ text: String) -> [UInt8?] {
        if let numbers = numbers(text) { return numbers }
        if let decoded = decoded(text) { return decoded }
        let bare = text.filter { $0 != "[" && $0 != "]" }.trimmingBlanks
        if bare.isEmpty { return [] }
        if let separator = bare.first(where: { ",;|".contains($0) }) {
            return bare.split(separator: separator, omittingEmptySubsequences: false).map {
                IntervalName.semitones(String($0))
            }
        }
        // A name may have blanks of its own.
        if let single = IntervalName.semitones(String(bare)) { return [single] }
        return bare.split(whereSeparator: \.isWhitespace).map { IntervalName.semitones(String($0)) }
    }

    /// Numbers with a blank between, which tables mostly have, at a fifth of the time that names need; nil for all
    /// else, and for what could be Base64.
    private static func numbers(_ text: String) -> [UInt8?]? {
        guard text.utf8.count < 3 || text.utf8.contains(32) else { return nil }
        var numbers: [UInt8?] = []
        for part in text.utf8.split(separator: 32) {
            guard part.count <= 2, part.allSatisfy({ 48...57 ~= $0 }) else { return nil }
            let number = part.reduce(0) { $0 * 10 + ($1 - 48) }
            numbers.append(number <= 24 ? number : nil)
        }
        return numbers
    }

    /// Tells whether a value is a text with a list in it, as a Swift program's `Data` is encoded.
    static func isEncoded(_ value: JSONValue) -> Bool { value.text.flatMap { decoded($0) } != nil }

    /// What a Swift program's `Data` holds: Base64 of a JSON array.
    private static func decoded(_ text: String) -> [UInt8?]? {
        guard text.utf8.count >= 4, text.utf8.count % 4 == 0, let data = Data(base64Encoded: text),
            let list = JSONValue(data)?.list
        else { return nil }
        return list.map(ForeignFields.semitones)
    }
}
