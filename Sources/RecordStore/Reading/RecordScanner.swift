import CRecordScanner
import IntervalStatistics

/// Turns buffers of one file into blocks of records; for one thread at a time.
final class RecordScanner {
    private let scanner: OpaquePointer
    private let keepsKeys: Bool
    private let keepsIDs: Bool

    /// Fails when out of memory. With `keepsKeys` it notes what telling duplicates apart needs, with `keepsIDs` what
    /// finding them needs.
    init?(keepsKeys: Bool, keepsIDs: Bool = false) {
        guard let scanner = crs_create() else { return nil }
        self.scanner = scanner
        self.keepsKeys = keepsKeys
        self.keepsIDs = keepsIDs
    }

    deinit { crs_destroy(scanner) }

    /// Starts at the beginning of a line, or of a file that is one array.
    func begin(isArray: Bool) { crs_begin(scanner, isArray ? CRS_ARRAY : CRS_LINES) }

    /// Has records left out that have a member which cannot be used, for whoever can read it in another way.
    func beStrict() { crs_be_strict(scanner) }

    /// Has records named whose dates are not plausible.
    func judge(by dates: PlausibleDates) {
        let range = dates.range
        crs_judge_days(scanner, Int64(range?.lowerBound.number ?? 0), Int64(range?.upperBound.number ?? -1))
    }

    /// Scans bytes that have the padding after them.
    /// - Returns: what they hold, and how many were used up; nil when out of memory.
    func scan(_ bytes: UnsafeRawBufferPointer, atEnd: Bool) -> (block: ScannedBlock, consumed: Int)? {
        guard bytes.baseAddress != nil else { return (ScannedBlock(), 0) }
        return rows(in: bytes, atEnd: atEnd).map { (block(of: $0), $0.consumed) }
    }

    /// Scans bytes that have the padding after them; what is returned holds until the next scan.
    /// - Returns: nil when out of memory.
    func rows(in bytes: UnsafeRawBufferPointer, atEnd: Bool) -> crs_result? {
        var result = crs_result()
        let flags = (atEnd ? CRS_AT_END : 0) | (keepsKeys ? CRS_HASH : 0)
        let chars = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return crs_scan(scanner, chars, bytes.count, Int32(flags), &result) ? result : nil
    }

    /// What a scan found, as records.
    func block(of result: crs_result) -> ScannedBlock {
        let rows = UnsafeBufferPointer(start: result.rows, count: result.row_count)
        let faults = UnsafeBufferPointer(start: result.faults, count: result.fault_count)
        var block = ScannedBlock()
        block.records = rows.map { Record($0) }
        block.faults = faults.map { ScannedFault($0) }
        block.lineCount = result.line_count
        block.idsGrow = result.ids_grow
        if result.has_ids {
            let first = RecordID(result.first_id)
            block.ids = first...max(first, RecordID(result.last_id))
        }
        if keepsKeys { block.keys = keys(of: rows) }
        if keepsIDs { block.ownIDs = Self.ids(of: rows) }
        return block
    }

    private static func ids(of rows: UnsafeBufferPointer<crs_row>) -> [RecordID] {
        [RecordID](unsafeUninitializedCapacity: rows.count) { ids, count in
            for row in rows where row.has_id {
                ids.initializeElement(at: count, to: RecordID(row.id))
                count += 1
            }
        }
    }

    private func keys(of rows: UnsafeBufferPointer<crs_row>) -> [RecordKey] {
        rows.enumerated().compactMap { place, row in
            guard row.has_id else { return nil }
            return RecordKey(
                id: RecordID(row.id), hash: row.hash, place: place, line: Int(row.line),
                column: Int(row.column))
        }
    }
}

extension Record {
    init(_ row: crs_row) {
        var tries = TriedAnswers()
        withUnsafeBytes(of: row.tries) { bytes in
            for place in 0..<Int(row.tries_count) { tries.append(bytes[place]) }
        }
        self.init(
            correctAnswer: row.asked, triedAnswers: tries, isCorrect: row.is_correct, timeTook: row.time_took,
            direction: Direction(rawValue: row.direction), choices: row.choices, instant: row.instant,
            offset: row.minutes_east)
    }
}

extension ScannedFault {
    init(_ fault: crs_fault) {
        self.init(
            line: Int(fault.line), column: Int(fault.column), kind: FaultKind(fault.kind),
            field: RecordField(fault.field))
    }
}
