/// JSON as people and programs also write it, made into JSON: comments, trailing commas, objects one after another.
struct TidyJSON {
    /// As long as the source, but for line ends that were added between objects.
    private(set) var bytes: [UInt8] = []

    /// What was found, in words for people.
    var findings: [String] {
        [
            (hasComments, "comments"), (hasTrailingCommas, "trailing commas"),
            (areFused, "objects without a line each"),
        ]
        .filter(\.0).map(\.1)
    }

    private var hasComments = false
    private var hasTrailingCommas = false
    private var areFused = false

    private let source: [UInt8]
    private var place = 0
    private var depth = 0

    /// Where a comma stands in `bytes` that nothing but blanks follows.
    private var comma: Int?

    /// An object ended, and nothing but blanks on its line follows.
    private var hasEnded = false

    /// - Parameters:
    ///   - source: JSON, or nearly.
    ///   - isArray: line ends between its elements need not be put right.
    init(_ source: [UInt8], isArray: Bool) {
        self.source = source
        bytes.reserveCapacity(source.count + 64)
        while place < source.count { takeNext(isArray: isArray) }
    }

    private mutating func takeNext(isArray: Bool) {
        let byte = source[place]
        switch byte {
        case UInt8(ascii: "\""): takeText()
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): blank { $0 == UInt8(ascii: "\n") }
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): blankBlock()
        case 9, 10, 13, 32: takeBlank(byte, isArray: isArray)
        default:
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { dropComma() }
            if byte == UInt8(ascii: "{"), hasEnded, depth == 0, !isArray {
                bytes.append(UInt8(ascii: "\n"))
                areFused = true
            }
            depth += byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") ? 1 : 0
            depth -= (byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")) && depth > 0 ? 1 : 0
            hasEnded = byte == UInt8(ascii: "}") && depth == 0
            comma = byte == UInt8(ascii: ",") ? bytes.count : nil
            bytes.append(byte)
            place += 1
        }
    }

    private var next: UInt8? { place + 1 < source.count ? source[place + 1] : nil }

    /// Within an object of a sequence no line may end.
    private mutating func takeBlank(_ byte: UInt8, isArray: Bool) {
        let isLineEnd = byte == 10 || byte == 13
        if isLineEnd && depth == 0 { hasEnded = false }
        if isLineEnd && depth > 0 && !isArray { areFused = true }
        bytes.append(isLineEnd && depth > 0 && !isArray ? 32 : byte)
        place += 1
    }

    private mutating func dropComma() {
        guard let comma else { return }
        bytes[comma] = 32
        hasTrailingCommas = true
    }

    private mutating func takeText() {
        comma = nil
        var isEscaped = false
        repeat {
            isEscaped = source[place] == UInt8(ascii: "\\") && !isEscaped
            bytes.append(source[place])
            place += 1
        } while place < source.count && (isEscaped || source[place] != UInt8(ascii: "\""))
            && source[place] != 10
        guard place < source.count, source[place] == UInt8(ascii: "\"") else { return }
        bytes.append(source[place])
        place += 1
    }

    /// Writes blanks up to what ends a comment.
    private mutating func blank(until isEnd: (UInt8) -> Bool) {
        hasComments = true
        while place < source.count, !isEnd(source[place]) {
            bytes.append(32)
            place += 1
        }
    }

    private mutating func blankBlock() {
        hasComments = true
        let start = place
        while place < source.count {
            let isEnd =
                place > start + 2 && source[place] == UInt8(ascii: "/")
                && source[place - 1] == UInt8(ascii: "*")
            bytes.append(source[place] == 10 ? 10 : 32)
            place += 1
            if isEnd { return }
        }
    }
}
