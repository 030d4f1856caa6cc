/// What a line says, as it stands there: members in their order, numbers and texts in the form in which they are written.
package enum LineMembers: Equatable, Sendable {
    /// A number, a text with its quotation marks, or a word.
    case token(String)
    case list([LineMembers])
    case object([Member])

    package struct Member: Equatable, Sendable {
        /// Without quotation marks.
        package let name: String
        package let value: LineMembers
    }

    /// Nil for what is no JSON or nested deeper than 64.
    package init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let value = reader.value(depth: 0), reader.next() == nil else { return nil }
        self = value
    }
}

/// Takes a text apart at its signs; whether numbers are well formed is not asked.
private struct Reader {
    let bytes: [UInt8]
    var place = 0

    /// The next byte that is no blank.
    mutating func next() -> UInt8? {
        while place < bytes.count, [32, 9, 10, 13].contains(bytes[place]) { place += 1 }
        return place < bytes.count ? bytes[place] : nil
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard next() == sign.asciiValue else { return false }
        place += 1
        return true
    }

    mutating func value(depth: Int) -> LineMembers? {
        guard depth <= 64, let byte = next() else { return nil }
        switch byte {
        case UInt8(ascii: "{"):
            return sequence(until: "}") { reader in
                guard let name = reader.text(), reader.take(":"), let value = reader.value(depth: depth + 1)
                else { return nil }
                return .init(name: String(name.dropFirst().dropLast()), value: value)
            }.map { .object($0) }
        case UInt8(ascii: "["):
            return sequence(until: "]") { $0.value(depth: depth + 1) }.map { .list($0) }
        case UInt8(ascii: "\""): return text().map { .token($0) }
        default: return word().map { .token($0) }
        }
    }

    /// Reads elements with commas between, from an opening sign on.
    private mutating func sequence<Element>(
        until end: Character, _ element: (inout Reader) -> Element?
    ) -> [Element]? {
        place += 1
        var elements: [Element] = []
        if take(end) { return elements }
        while let next = element(&self) {
            elements.append(next)
            if take(end) { return elements }
            guard take(",") else { return nil }
        }
        return nil
    }

    private mutating func text() -> String? {
        guard next() == UInt8(ascii: "\"") else { return nil }
        let start = place
        place += 1
        while place < bytes.count {
            let byte = bytes[place]
            place += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return String(decoding: bytes[start..<place], as: UTF8.self) }
        }
        return nil
    }

    private mutating func word() -> String? {
        let start = place
        while place < bytes.count, !Array(",:]}[{\" \t\n\r".utf8).contains(bytes[place]) { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }
}
