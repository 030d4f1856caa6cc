import CRecordScanner
import IntervalStatistics

/// What the end of a file says to a writer.
struct Tail {
    /// The last line has its newline, or there is none.
    let isClosed: Bool

    /// The greatest id among the last records, nil where there is none or memory ran out.
    let lastID: RecordID?

    /// So much of the end is looked at: some dozens of records.
    private static let length = 16 << 10

    /// - Throws: `SaveError.utf16` where no line can be added, or what the system answered.
    init(of file: TargetFile) throws(SaveError) {
        if Self.isUTF16(try file.head(64)) { throw .utf16(path: file.path) }
        let bytes = try file.tail(Self.length)
        isClosed = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        lastID = Self.greatestID(in: bytes)
    }

    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return crs_is_utf16(start.assumingMemoryBound(to: CChar.self), bytes.count)
        }
    }

    /// A first line that is cut off in front is no record, and is passed over by the scanner.
    private static func greatestID(in bytes: [UInt8]) -> RecordID? {
        guard let scanner = RecordScanner(keepsKeys: true) else { return nil }
        let padded = bytes + [UInt8](repeating: 0, count: Int(CRS_PADDING))
        return padded.withUnsafeBytes { padded in
            scanner.begin(isArray: false)
            let scanned = scanner.scan(UnsafeRawBufferPointer(rebasing: padded[..<bytes.count]), atEnd: true)
            return scanned?.block.keys.map(\.id).max()
        }
    }
}
