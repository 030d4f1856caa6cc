import CRecordScanner

/// What a repair makes of a file of lines: records that share a line get their own, and lines that hold nothing a
/// person could mend are taken out. All others stay, byte for byte.
struct LineRepair {
    /// The new content, a line each, with its newline.
    private(set) var lines: [[UInt8]] = []

    /// Lines put apart and lines taken out.
    private(set) var parted = 0
    private(set) var removed = 0

    private let scanner: RecordScanner

    /// Fails when out of memory.
    init?() {
        guard let scanner = RecordScanner(keepsKeys: false) else { return nil }
        self.scanner = scanner
    }

    var changesSomething: Bool { parted + removed > 0 }

    /// - Throws: `ReadingError`.
    mutating func read(_ file: SourceFile) throws {
        let buffer = ReadBuffer(capacity: file.size)
        let reader = RowReader(file: file, scanner: scanner, buffer: buffer, blockSize: max(file.size, 1))
        try reader.read(isArray: false) { result, bytes in
            take(result, bytes)
            return true
        }
    }

    private mutating func take(_ result: crs_result, _ bytes: UnsafeRawBufferPointer) {
        let rows = Dictionary(
            grouping: UnsafeBufferPointer(start: result.rows, count: result.row_count), by: \.line)
        let faults = Dictionary(
            UnsafeBufferPointer(start: result.faults, count: result.fault_count).map {
                ($0.line, FaultKind($0.kind))
            },
            uniquingKeysWith: { first, _ in first })
        for (place, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            let number = UInt32(place + 1)
            let isLast = line.endIndex == bytes.endIndex
            if isLast && line.isEmpty { continue }
            switch faults[number] {
            case .fused:
                parted += 1
                for row in rows[number] ?? [] {
                    let start = Int(row.offset)
                    keep(bytes[start..<start + Int(row.length)])
                }
            case let kind? where kind.isHopeless: removed += 1
            default: keep(line)
            }
        }
    }

    private mutating func keep(_ line: Slice<UnsafeRawBufferPointer>) {
        lines.append(Array(line) + [UInt8(ascii: "\n")])
    }
}

extension FaultKind {
    /// Nobody could say which record it was.
    fileprivate var isHopeless: Bool {
        switch self {
        case .brokenJSON, .torn, .invalidUTF8, .notAnObject, .conflictMarker: true
        default: false
        }
    }
}
