/// A column's name without what does not tell it from its like: case, blanks, signs, brackets, its unit.
struct ColumnName {
    /// The words run together, those in brackets left out.
    let key: String

    /// The same of the last part of a dotted path; nil where there is one part.
    let lastKey: String?

    /// The unit of time that the name ends with.
    let unit: TimeUnit?

    init(_ name: String) {
        // Databases that export JSON name a value's type with a dollar sign before it.
        let parts = name.split(separator: ".").filter { !$0.hasPrefix("$") }.map { Self.words($0) }
        let all = parts.flatMap(\.plain)
        unit = (parts.last.flatMap { $0.bracketed.last ?? $0.plain.last }).flatMap { TimeUnit(word: $0) }
        let isPlainUnit = unit != nil && parts.last?.bracketed.isEmpty == true
        key = all.dropLast(isPlainUnit ? 1 : 0).joined()
        let last = parts.last?.plain ?? []
        lastKey = parts.count > 1 ? last.dropLast(isPlainUnit ? 1 : 0).joined() : nil
    }

    /// The words of a name in lower case, parted by signs and by camel case.
    private static func words(_ name: Substring) -> (plain: [String], bracketed: [String]) {
        var (plain, bracketed): ([String], [String]) = ([], [])
        var (word, depth, wasLower) = ("", 0, false)
        func end() {
            if !word.isEmpty { if depth > 0 { bracketed.append(word) } else { plain.append(word) } }
            word = ""
        }
        for character in name {
            let isWord = character.isLetter || character.isNumber
            if !isWord || (wasLower && character.isUppercase) { end() }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth = max(0, depth - 1) }
            if isWord { word += character.lowercased() }
            wasLower = character.isLowercase
        }
        end()
        return (plain, bracketed)
    }
}
