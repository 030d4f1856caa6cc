import CRecordScanner
import IntervalStatistics

/// Gives ids to records that can only be told by what they say; equal ones are numbered.
struct DerivedIDs {
    /// How often each identity came, by the id of its first record.
    private var occurrences: [RecordID: Int] = [:]

    /// - Parameters: as for `RecordID`.
    mutating func id(of identity: UnsafeRawBufferPointer, in format: ImportFormat, order: Int64) -> RecordID {
        let first = RecordID(derivedFrom: identity, of: format, order: order)
        let earlier = occurrences[first, default: 0]
        occurrences[first] = earlier + 1
        if earlier == 0 { return first }
        return RecordID(derivedFrom: identity, of: format, order: order, occurrence: earlier)
    }

    mutating func id(of identity: [UInt8], in format: ImportFormat, order: Int64) -> RecordID {
        identity.withUnsafeBytes { id(of: $0, in: format, order: order) }
    }

    /// Makes the store's line of a record of ours: one line, and with an id, made where it has none.
    ///
    /// An object with an id keeps its bytes unless it spans lines; one without is told by what it says, however it
    /// is spaced.
    mutating func line(_ row: crs_row, _ object: UnsafeRawBufferPointer) -> StoreLine {
        let isLong = object.contains(UInt8(ascii: "\n")) || object.contains(UInt8(ascii: "\r"))
        if row.has_id && !isLong {
            return StoreLine(id: RecordID(row.id), text: String(decoding: object, as: UTF8.self))
        }
        let compact = CompactJSON.bytes(object)
        let text =
            isLong ? String(decoding: compact, as: UTF8.self) : String(decoding: object, as: UTF8.self)
        if row.has_id { return StoreLine(id: RecordID(row.id), text: text) }
        let time = row.instant == Record.unknownInstant ? 0 : row.instant
        let id = compact.withUnsafeBytes { self.id(of: $0, in: .records, order: time) }
        return StoreLine(id: id, text: "{\"id\":\"\(id)\"," + text.dropFirst())
    }
}
