import CRecordScanner
import IntervalStatistics

/// Goes through a store's records one by one, each id once, with all that their lines say.
///
/// A record without an id gets the one that importing its line would give it, so that what was exported is known
/// again in every format.
package struct StoreExport: Sendable {
    private let location: StoreLocation
    private let filter: RecordFilter

    /// How many bytes are read at a time.
    private static let blockSize = 1 << 20

    /// - Parameters:
    ///   - location: a folder or a file.
    ///   - filter: which records are wanted.
    package init(_ location: StoreLocation, filter: RecordFilter = .all) {
        self.location = location
        self.filter = filter
    }

    /// A record and its line.
    package struct Item {
        package let entry: RecordEntry

        /// The JSON object as it stands in the file, unknown members too, on one line; with an id where it had none.
        package let text: String
    }

    /// Gives every record that is wanted to a body, by file and place in it.
    /// - Parameter body: ends it by throwing.
    /// - Returns: how many lines, elements and files could not be used.
    /// - Throws: what the body throws.
    package func visit(_ body: (Item) throws -> Void) throws -> Int {
        let opened = OpenedSources(SourceListing(location))
        var faultCount = opened.faultsOfFolder.count + opened.paths.count - opened.sources.count
        var seen: Set<RecordID> = []
        var ids = DerivedIDs()
        for source in opened.sources {
            guard let scanner = RecordScanner(keepsKeys: false) else {
                faultCount += 1
                continue
            }
            let buffer = ReadBuffer(capacity: min(Self.blockSize, source.file.size))
            let reader = RowReader(
                file: source.file, scanner: scanner, buffer: buffer, blockSize: Self.blockSize)
            do {
                try reader.read(isArray: source.shape == .array) { result, bytes in
                    faultCount += result.unusedCount
                    for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) {
                        if row.has_id, !seen.insert(RecordID(row.id)).inserted { continue }
                        var item = Item(row, bytes, &ids)
                        // Where it was imported already beside its original, both count, as they do in the store.
                        while !row.has_id, !seen.insert(item.entry.id).inserted {
                            item = Item(row, bytes, &ids)
                        }
                        if filter.admits(item.entry.record) { try body(item) }
                    }
                    return true
                }
            } catch is ReadingError {
                faultCount += 1
            }
        }
        return faultCount
    }
}

extension StoreExport.Item {
    fileprivate init(_ row: crs_row, _ bytes: UnsafeRawBufferPointer, _ ids: inout DerivedIDs) {
        let start = Int(row.offset)
        let object = UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(row.length)])
        let line = ids.line(row, object)
        entry = RecordEntry(
            id: line.id, record: Record(row), root: UInt8(exactly: row.root),
            replays: row.replays < 0 ? nil : Int(row.replays))
        text = line.text
    }
}

extension crs_result {
    /// How many faults kept a record from being used.
    fileprivate var unusedCount: Int {
        UnsafeBufferPointer(start: faults, count: fault_count).count { !FaultKind($0.kind).spoilsOnlyItself }
    }
}
