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
            if isLast {
                // A last line without its newline may still be being written.
                lines.append(Array(line))
                continue
            }
            switch faults[number] {
            case .fused: part(line, rows[number] ?? [], bytes)
            case let kind? where kind.isHopeless: removed += 1
            default: keep(line)
            }
        }
    }

    /// Gives the records of a line, and what else a person could mend there, lines of their own.
    private mutating func part(
        _ line: Slice<UnsafeRawBufferPointer>, _ rows: [crs_row], _ bytes: UnsafeRawBufferPointer
    ) {
        parted += 1
        var start = line.startIndex
        for row in rows {
            let object = Int(row.offset)..<Int(row.offset) + Int(row.length)
            if object.lowerBound > start { keepIfMendable(bytes[start..<object.lowerBound]) }
            keep(bytes[object])
            start = object.upperBound
        }
        if start < line.endIndex { keepIfMendable(bytes[start..<line.endIndex]) }
    }

    private mutating func keepIfMendable(_ rest: Slice<UnsafeRawBufferPointer>) {
        guard let judge = RecordScanner(keepsKeys: false) else { return keep(rest) }
        let padded = Array(rest) + [UInt8](repeating: 0, count: Int(CRS_PADDING))
        let isMendable = padded.withUnsafeBytes { padded in
            judge.begin(isArray: false)
            let piece = UnsafeRawBufferPointer(rebasing: padded[..<rest.count])
            guard let result = judge.rows(in: piece, atEnd: true) else { return true }
            let faults = UnsafeBufferPointer(start: result.faults, count: result.fault_count)
            return result.row_count > 0 || faults.contains { !FaultKind($0.kind).isHopeless }
        }
        if isMendable { keep(rest) }
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
