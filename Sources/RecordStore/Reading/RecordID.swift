import CRecordScanner

/// A record's id as a number: the value of its UUID, or a hash of any other text.
struct RecordID: Hashable, Comparable, Sendable {
    let high: UInt64
    let low: UInt64

    init(_ id: crs_id) {
        high = id.high
        low = id.low
    }

    static func < (left: RecordID, right: RecordID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
