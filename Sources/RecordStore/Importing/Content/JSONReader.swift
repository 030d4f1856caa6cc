/// Reads JSON as RFC 8259 has it, in one pass, nested at most 64 deep; the first of two equal names wins.
///
/// A decoder of `Codable` values tries one type after the other at each level: it needs time with the third power of
/// the depth, and stack until there is none.
struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    private static let deepest = 64

    /// Is told the fraction read after each element of the outermost list.
    private let progress: ((Double) -> Void)?

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ progress: ((Double) -> Void)?) {
        self.bytes = bytes
        self.progress = progress
    }

    /// Reads one value and nothing but blanks around it.
    /// - Returns: nil where the bytes are anything else.
    static func value(of bytes: UnsafeBufferPointer<UInt8>, progress: ((Double) -> Void)? = nil) -> JSONValue?
    {
        var reader = JSONReader(bytes, progress)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipBlanks()
        return reader.place == bytes.count ? value : nil
    }

    private mutating func value(depth: Int) -> JSONValue? {
        skipBlanks()
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return object(depth: depth + 1)
        case UInt8(ascii: "["): return list(depth: depth + 1)
        case UInt8(ascii: "\""): return text().map { .text($0) }
        case UInt8(ascii: "t"): return skip("true") ? .truth(true) : nil
        case UInt8(ascii: "f"): return skip("false") ? .truth(false) : nil
        case UInt8(ascii: "n"): return skip("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func list(depth: Int) -> JSONValue? {
        guard depth <= Self.deepest else { return nil }
        place += 1
        var list: [JSONValue] = []
        if take("]") { return .list(list) }
        while let element = value(depth: depth) {
            list.append(element)
            if depth == 1 { progress?(Double(place) / Double(bytes.count)) }
            if take("]") { return .list(list) }
            guard take(",") else { return nil }
        }
        return nil
    }

    private mutating func object(depth: Int) -> JSONValue? {
        guard depth <= Self.deepest else { return nil }
        place += 1
        var members: [String: JSONValue] = [:]
        if take("}") { return .object(members) }
        while true {
            skipBlanks()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\""), let name = text(), take(":"),
                let value = value(depth: depth)
            else { return nil }
            if members[name] == nil { members[name] = value }
            if take("}") { return .object(members) }
            guard take(",") else { return nil }
        }
    }

    private mutating func number() -> JSONValue? {
        let start = place
        _ = skip("-")
        if !skip("0") { guard skipDigits() else { return nil } }
        let isWhole = !(place < bytes.count && [46, 69, 101].contains(bytes[place]))
        if skip(".") { guard skipDigits() else { return nil } }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            guard skipDigits() else { return nil }
        }
        let digits = String(decoding: bytes[start..<place], as: UTF8.self)
        if isWhole, let whole = Int64(digits) { return .whole(whole) }
        return Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
    }

    private mutating func skipDigits() -> Bool {
        let start = place
        while place < bytes.count, bytes[place].isDigit { place += 1 }
        return place > start
    }

    /// Skips a word, nothing before it.
    private mutating func skip(_ word: StaticString) -> Bool {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }

    /// Skips a sign and the blanks before it.
    private mutating func take(_ sign: StaticString) -> Bool {
        skipBlanks()
        return skip(sign)
    }

    private mutating func skipBlanks() {
        while place < bytes.count, [32, 9, 10, 13].contains(bytes[place]) { place += 1 }
    }
}

extension JSONReader {
    /// Reads a text from its opening quotation mark on.
    private mutating func text() -> String? {
        place += 1
        let start = place
        while place < bytes.count, bytes[place] >= 32 {
            if bytes[place] == UInt8(ascii: "\"") {
                place += 1
                return String(validating: bytes[start..<place - 1], as: UTF8.self)
            }
            if bytes[place] == UInt8(ascii: "\\") { return escapedText(from: start) }
            place += 1
        }
        return nil
    }

    /// Reads the rest of a text that has escapes, `place` being at the first of them.
    private mutating func escapedText(from start: Int) -> String? {
        var content = Array(bytes[start..<place])
        while place < bytes.count, bytes[place] >= 32 {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\"") { return String(validating: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                guard let scalar = escape() else { return nil }
                content += String(scalar).utf8
            } else {
                content.append(byte)
            }
        }
        return nil
    }

    /// Reads what follows a backslash.
    private mutating func escape() -> Character? {
        guard place < bytes.count else { return nil }
        place += 1
        switch bytes[place - 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return escapedScalar().map { Character($0) }
        default: return nil
        }
    }

    /// Reads four digits, or two times four where the first are half of a pair.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let first = fourDigits() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard skip("\\u"), let second = fourDigits(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func fourDigits() -> UInt32? {
        guard bytes.count - place >= 4 else { return nil }
        let digits = bytes[place..<place + 4]
        guard digits.allSatisfy({ $0.isDigit || (97...102).contains($0 | 32) }) else { return nil }
        place += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
}
