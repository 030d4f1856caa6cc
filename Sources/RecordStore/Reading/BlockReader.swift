import CRecordScanner

/// Reads one stretch of a file of lines: those lines that start in it.
///
/// So stretches can be read in any order, and no line is read twice or missed.
struct BlockReader {
    let file: SourceFile
    let scanner: RecordScanner
    let buffer: ReadBuffer

    /// How much is read beyond a stretch at first, to find the end of its last line.
    private static let overhang = 4096

    /// Reads the lines that start in a stretch of the file, however far the last one reaches.
    /// - Parameter block: in bytes.
    /// - Returns: their records and faults.
    /// - Throws: what the system answered, or that memory ran out.
    func read(_ block: Range<Int>) throws(ReadingError) -> ScannedBlock {
        buffer.removeAll()
        // Whether a line starts with the first byte is told by the one before it.
        let origin = max(block.lowerBound - 1, 0)
        _ = try append(from: origin, length: block.upperBound - origin + min(Self.overhang, block.count))
        guard let first = firstLine(in: block, origin: origin) else { return ScannedBlock() }
        try completeLastLine(end: block.upperBound - origin, origin: origin)
        scanner.begin(isArray: false)
        guard let scanned = scanner.scan(buffer.bytes(from: first), atEnd: true) else { throw .outOfMemory }
        return scanned.block
    }

    /// The place in the buffer of the first line that starts in the block.
    private func firstLine(in block: Range<Int>, origin: Int) -> Int? {
        if block.lowerBound == 0 { return 0 }
        guard let newline = buffer.newline(from: 0), newline + 1 < block.upperBound - origin else {
            return nil
        }
        return newline + 1
    }

    /// Makes the buffer end with the last line that starts before a place in it; of a line that is
    /// too long only so much as shows it.
    private func completeLastLine(end: Int, origin: Int) throws(ReadingError) {
        var searched = end - 1
        var step = Self.overhang
        while true {
            if let newline = buffer.newline(from: searched) { return buffer.truncate(to: newline + 1) }
            searched = max(searched, buffer.count)
            if searched - end > Int(CRS_LONGEST) { return }
            if try append(from: origin + buffer.count, length: step) == 0 { return }
            step = min(step * 2, 1 << 18)
        }
    }

    private func append(from offset: Int, length: Int) throws(ReadingError) -> Int {
        let rest = max(0, min(length, file.size - offset))
        do { return try buffer.append(file, from: offset, length: rest) } catch { throw .system(error) }
    }
}

/// Why a file's bytes did not become records.
enum ReadingError: Error, Hashable {
    case system(SystemError)
    case outOfMemory

    var kind: FaultKind {
        switch self {
        case .system(let error): .unreadable(error.number)
        case .outOfMemory: .outOfMemory
        }
    }
}
