import CRecordScanner

/// What the first significant bytes of a text tell.
enum ImportShape: Equatable {
    /// One array, or objects; and what holds nothing at all.
    case json(isArray: Bool)

    case text

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return .json(isArray: false)
            }
            let first = Self.behindComments(buffer, from: crs_first_significant(start, buffer.count))
            guard first < buffer.count else { return .json(isArray: false) }
            switch buffer[first] {
            case UInt8(ascii: "{"): return .json(isArray: false)
            case UInt8(ascii: "["):
                return .json(isArray: crs_is_array(start + first, buffer.count - first))
            default: return .text
            }
        }
    }

    /// JSON that people keep may begin with a comment.
    private static func behindComments(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var place = start
        while bytes.count - place > 1, bytes[place] == UInt8(ascii: "/") {
            let isBlock = bytes[place + 1] == UInt8(ascii: "*")
            guard isBlock || bytes[place + 1] == UInt8(ascii: "/") else { return place }
            place += 2
            while place < bytes.count,
                isBlock ? !bytes[place...].starts(with: "*/".utf8) : bytes[place] != UInt8(ascii: "\n")
            { place += 1 }
            place = min(place + (isBlock ? 2 : 1), bytes.count)
            while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
        }
        return place
    }
}
