import Encoding

/// The bytes of a source as UTF-8.
enum SourceText {
    /// gzip, zip, xz, zstd.
    private static let packers: [[UInt8]] = [
        [0x1F, 0x8B], [0x50, 0x4B, 3, 4], [0xFD, 0x37, 0x7A, 0x58], [0x28, 0xB5, 0x2F, 0xFD],
    ]

    /// Finds out the encoding, and decodes what is no UTF-8.
    ///
    /// Our own records are UTF-8: a byte of theirs that is not is damage, and costs its line alone.
    /// - Throws: `compressed`, or `notText` where it is in no known encoding.
    static func decode(_ source: inout ImportSource) throws(ImportError) -> TextEncoding {
        let bytes = source.bytes
        if packers.contains(where: { bytes.starts(with: $0) }) {
            throw ImportError(source: source.name, kind: .compressed)
        }
        let encoding = bytes.contains { $0 >= 128 || $0 == 0 } ? TextEncoding.detect(bytes) : .utf8
        if encoding == .utf8 { return .utf8 }
        if TextEncoding.detectWide(bytes) == nil, JSONRecords.mayBeOwn(bytes), ImportShape(bytes) != .text {
            return .utf8
        }
        guard let encoding, let text = TextEncoding.decode(bytes, from: encoding) else {
            throw ImportError(source: source.name, kind: isTable(bytes) ? .notText : .unrecognised)
        }
        source.bytes = text.bytes
        return encoding
    }

    /// Tells whether the first line has several cells; what else has control characters is no text at all.
    private static func isTable(_ bytes: [UInt8]) -> Bool {
        let line = bytes.prefix { $0 != 10 && $0 != 13 }
        return !line.contains(0) && line.contains { ",;\t".utf8.contains($0) }
    }
}
