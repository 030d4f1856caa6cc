import IntervalStatistics

/// What one stretch of a file holds.
struct ScannedBlock: Sendable {
    var records: [Record] = []

    /// Their lines count from the start of the stretch.
    var faults: [ScannedFault] = []

    /// Lines to add for the stretches that follow.
    var lineCount = 0

    /// First and last id; nil without ids.
    var ids: ClosedRange<RecordID>?

    /// No id repeats within the stretch, because they grow.
    var idsGrow = true

    /// All ids in order, where they may have to be compared.
    var ownIDs: [RecordID] = []

    /// The first and the last day, where dates are judged.
    var days: (first: Day?, last: Day?) = (nil, nil)

    /// Noted only on a second pass.
    var keys: [RecordKey] = []
}

/// A fault before it knows its file.
struct ScannedFault: Sendable {
    var line: Int
    var column: Int
    var kind: FaultKind
    var field: RecordField?
}

/// What tells two records of one id apart.
struct RecordKey: Sendable {
    let id: RecordID

    /// Of the line's bytes.
    let hash: UInt64

    /// Its place among the stretch's records.
    let place: Int

    let line: Int
    let column: Int
}
