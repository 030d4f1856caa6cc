import CRecordScanner
import Encoding
import IntervalStatistics

/// What the end of a file says to a writer.
struct Tail {
    /// The last line has its newline, or there is none.
    let isClosed: Bool

    /// The greatest id among the last records, nil where there is none or memory ran out.
    let lastID: RecordID?

    /// So much of the end is looked at: some dozens of records.
    private static let length = 16 << 10

    /// - Throws: `SaveError.encoded` where no line can be added, or what the system answered.
    init(of file: TargetFile) throws(SaveError) {
        if let encoding = TextEncoding.detectWide(try file.head(TextEncoding.probe)) {
            throw .encoded(path: file.path, encoding: encoding.name)
        }
        let bytes = try file.tail(Self.length)
        isClosed = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        lastID = Self.greatestID(in: bytes)
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
