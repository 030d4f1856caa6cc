import IntervalStatistics

/// A record of others, and what spoiled only itself in it.
struct ForeignReading {
    var entry = RecordEntry(id: RecordID(high: 0, low: 0), record: Record(correctAnswer: 0, isCorrect: false))

    var hasID = false

    /// Its own id, where that is a number: it tells the order of records without a date.
    var number: Int64?

    /// Nil without a date; see `ForeignMoment`.
    var stamp: Int64?

    /// What the data says of right and wrong; nil where it does not.
    var said: Bool?

    /// The direction, where it is said in a record's own words.
    var direction: Direction?

    var reservations: [String] = []

    static let contradiction = "isCorrect contradicts the first tried answer, which is believed"

    mutating func reserve(_ kind: FaultKind, _ field: RecordField) {
        reservations.append(Fault(file: "", kind: kind, field: field).reason)
    }

    /// What the record says, wherever it is read; made ids hang on every byte of it.
    ///
    /// What Earwheel learned to read or to put right since ids were first made is left out: they never change.
    /// Where fields are given, others are as if they were not there.
    func identity(of fields: Set<RecordField>? = nil) -> [UInt8] {
        func has(_ field: RecordField) -> Bool { fields?.contains(field) ?? true }
        let record = entry.record
        let tries = has(.triedAnswers) ? Array(record.triedAnswers) : []
        let isCorrect = has(.isCorrect) ? said ?? record.isCorrect : tries.first == record.correctAnswer
        let numbers: [Int64] = [
            (has(.date) ? stamp : nil) ?? Record.unknownInstant, number ?? -1, Int64(record.correctAnswer),
            isCorrect ? 1 : 0, has(.timeTook) ? Int64(record.timeTook) : 0,
            has(.direction) ? Int64(direction?.rawValue ?? 3) : 3, has(.choices) ? Int64(record.choices) : 0,
            (has(.root) ? entry.root : nil).map { Int64($0) } ?? -1,
            (has(.replays) ? entry.replays : nil).map { Int64($0) } ?? -1,
        ]
        return numbers.withUnsafeBytes { Array($0) } + tries
    }

    /// Milliseconds since 1970, or what else tells the order of records.
    func order(of fields: Set<RecordField>? = nil) -> Int64 {
        (fields?.contains(.date) == false ? nil : stamp) ?? number ?? 0
    }
}
