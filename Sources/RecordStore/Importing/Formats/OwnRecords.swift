import CRecordScanner
import IntervalStatistics

/// Earwheel's own records, as lines or as one array; each keeps its bytes, so that unknown fields survive. Elements
/// that are none of ours by what they hold are read as other objects.
struct OwnRecords {
    private let scanner: RecordScanner
    private let progress: (@Sendable (Double) -> Void)?
    private var foreign: ForeignElements
    private var collector = ImportCollector(.records, unit: "line")
    private var elementCount = 0

    /// The last row was for the reader of other objects, which says itself what spoils only itself.
    private var isForeign = false

    /// How many of them are ours.
    private var ownCount = 0

    /// How many of them were for the reader of other objects.
    private var foreignCount = 0

    /// How many bytes are scanned at a time; more where one element is longer.
    private static let usualStep = 1 << 20

    /// - Returns: with what was read, whether any of it is ours.
    /// - Throws: `outOfMemory`.
    static func read(
        _ source: ImportSource, isArray: Bool, _ foreign: ForeignRecords, _ options: ImportOptions
    ) throws(ImportError) -> (data: ImportedData, hasOwn: Bool) {
        guard let scanner = RecordScanner(keepsKeys: false) else {
            throw ImportError(source: source.name, kind: .outOfMemory)
        }
        // What has another form is read as other programs' objects are.
        scanner.beStrict()
        scanner.begin(isArray: isArray)
        var records = OwnRecords(
            scanner: scanner, progress: options.progress,
            foreign: ForeignElements(source, isArray: isArray, foreign, map: options.map))
        let isRead = source.bytes.withUnsafeBytes { records.scan($0) }
        guard isRead else { throw ImportError(source: source.name, kind: .outOfMemory) }
        if records.foreignCount > 0 && records.foreignCount == records.elementCount {
            records.collector.format = .objects
        }
        return (records.collector.finish(), records.ownCount > 0)
    }

    /// Scans most bytes where they are; only the last ones need to be copied, to have padding after them.
    private mutating func scan(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        var step = Self.usualStep
        while bytes.count - start > step + Int(CRS_PADDING) {
            let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<start + step])
            guard let result = scanner.rows(in: piece, atEnd: false) else { return false }
            take(result, piece)
            start += result.consumed
            step = result.consumed == 0 ? step * 2 : Self.usualStep
            progress?(Double(start) / Double(bytes.count))
        }
        let rest = bytes[start...]
        let padded = Array(rest) + [UInt8](repeating: 0, count: Int(CRS_PADDING))
        return padded.withUnsafeBytes { buffer in
            let piece = UnsafeRawBufferPointer(rebasing: buffer[..<rest.count])
            guard let result = scanner.rows(in: piece, atEnd: true) else { return false }
            take(result, piece)
            return true
        }
    }

    /// Takes rows and faults in the order of their places, so that elements can be counted.
    private mutating func take(_ result: crs_result, _ piece: UnsafeRawBufferPointer) {
        var faults = UnsafeBufferPointer(start: result.faults, count: result.fault_count)[...]
        for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) {
            while let fault = faults.first, (fault.line, fault.column) < (row.line, row.column) {
                take(ScannedFault(faults.removeFirst()))
            }
            let start = Int(row.offset)
            let isFaulty = faults.first.map { $0.line == row.line && $0.column > row.column } ?? false
            take(
                row, UnsafeRawBufferPointer(rebasing: piece[start..<start + Int(row.length)]),
                isFaulty: isFaulty)
        }
        for fault in faults { take(ScannedFault(fault)) }
    }

    /// Takes one row; where it is faulty, a fault of it, or of one beside it on its line, is reported next.
    private mutating func take(_ row: crs_row, _ object: UnsafeRawBufferPointer, isFaulty: Bool) {
        elementCount += 1
        let value = foreign.value(of: object, isFaulty: isFaulty)
        isForeign = value != nil
        if let value {
            foreignCount += 1
            return foreign.records.add(value, place: Int(row.line), to: &collector)
        }
        collector.count()
        ownCount += 1
        var line = collector.ids.line(row, object)
        let record = Record(row)
        if let first = record.triedAnswers.first, first != TriedAnswers.unreadable,
            record.isCorrect != (first == record.correctAnswer),
            let text = OwnVerdict.changed(in: line.text, to: !record.isCorrect)
        {
            collector.reserve(Int(row.line), ForeignReading.contradiction)
            line = StoreLine(id: line.id, text: text)
        }
        collector.add(line, place: Int(row.line))
    }

    private mutating func take(_ fault: ScannedFault) {
        let reason = Fault(file: "", kind: fault.kind, field: fault.field).reason
        if fault.kind.spoilsOnlyItself {
            if !isForeign { collector.reserve(fault.line, reason) }
            return
        }
        isForeign = false
        let place = ForeignElements.Place(line: fault.line, index: elementCount)
        elementCount += 1
        if let value = foreign.value(at: place, refusedFor: fault) {
            foreignCount += 1
            return foreign.records.add(value, place: fault.line, to: &collector)
        }
        collector.count()
        collector.refuse(fault.line, reason)
    }
}
