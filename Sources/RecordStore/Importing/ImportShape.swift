import CRecordScanner

/// What the first bytes of a source tell.
enum ImportShape: Equatable {
    case utf16, compressed

    /// One JSON array.
    case array

    /// JSON that begins with an object; and what holds nothing at all.
    case lines
    case text

    /// gzip, zip, xz, zstd.
    private static let packers: [[UInt8]] = [
        [0x1F, 0x8B], [0x50, 0x4B, 3, 4], [0xFD, 0x37, 0x7A, 0x58], [0x28, 0xB5, 0x2F, 0xFD],
    ]

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return .lines }
            if Self.packers.contains(where: { buffer.starts(with: $0) }) { return .compressed }
            if crs_is_utf16(start, buffer.count) { return .utf16 }
            let first = crs_first_significant(start, buffer.count)
            guard first < buffer.count else { return .lines }
            switch buffer[first] {
            case UInt8(ascii: "{"): return .lines
            case UInt8(ascii: "["): return crs_is_array(start + first, buffer.count - first) ? .array : .lines
            default: return .text
            }
        }
    }

    /// Tells whether a member of ours is named, or there is nothing to name.
    static func mayBeOwn(_ bytes: [UInt8]) -> Bool {
        if bytes.count <= 64 && !bytes.contains(where: { ($0 | 32) >= 97 && ($0 | 32) <= 122 }) {
            return true
        }
        return MappedNames.contains("\"correctAnswer\"", in: bytes)
    }

    /// The whole source as one JSON value, nil where it is none.
    static func json(_ bytes: [UInt8], progress: ((Double) -> Void)? = nil) -> JSONValue? {
        JSONValue(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], progress: progress)
    }
}
