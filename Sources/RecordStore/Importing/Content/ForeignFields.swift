import IntervalStatistics

/// Reads a record from named values, whoever wrote them: numbers, names of intervals, or texts of either.
struct ForeignFields {
    /// The value of a member of ours, nil where there is none.
    let value: (RecordField) -> JSONValue?

    let dates: ForeignDate

    /// Why a row is no record.
    struct Refused: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }

        init(_ kind: FaultKind, _ field: RecordField) {
            reason = Fault(file: "", kind: kind, field: field).reason
        }
    }

    /// A record and what spoiled only itself in it.
    struct Reading {
        var entry: RecordEntry

        var hasID = false

        /// Its own id, where that is a number: it tells the order of records without a date.
        var number: Int64?

        /// Nil without a date; see `ForeignMoment`.
        var stamp: Int64?
        var reservations: [String] = []

        /// What the record says, wherever it is read; made ids hang on every byte of it.
        var identity: [UInt8] {
            let record = entry.record
            let numbers: [Int64] = [
                stamp ?? Record.unknownInstant, number ?? -1, Int64(record.correctAnswer),
                record.isCorrect ? 1 : 0, Int64(record.timeTook), Int64(record.direction?.rawValue ?? 3),
                Int64(record.choices), entry.root.map { Int64($0) } ?? -1,
                entry.replays.map { Int64($0) } ?? -1,
            ]
            let bytes = numbers.flatMap { number in
                (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
            return bytes + Array(record.triedAnswers)
        }
    }

    func read() throws(Refused) -> Reading {
        let asked = try asked()
        let tries = tries()
        let moment = try moment()
        let record = Record(
            correctAnswer: asked, triedAnswers: TriedAnswers(tries), isCorrect: try isCorrect(asked, tries),
            timeTook: try timeTook(), direction: direction, choices: small(.choices, 1...255) ?? 0,
            instant: moment?.moment.instant ?? Record.unknownInstant, offset: moment?.moment.offset ?? 0)
        let entry = RecordEntry(
            id: RecordID(high: 0, low: 0), record: record, root: small(.root, 0...127),
            replays: whole(.replays).flatMap { $0 >= 0 ? Int($0) : nil })
        var reading = Reading(entry: entry, stamp: moment?.stamp)
        reading.reservations = reservations(entry, tries)
        readID(into: &reading)
        return reading
    }

    private func readID(into reading: inout Reading) {
        switch value(.id) {
        case .text(let text) where !text.trimmingBlanks.isEmpty:
            if let number = Int64(text.trimmingBlanks) {
                reading.number = number
                return
            }
            reading.entry.id = RecordID(text: String(text.trimmingBlanks))
            reading.hasID = true
        case let value: reading.number = value?.whole
        }
    }

    private func asked() throws(Refused) -> UInt8 {
        guard let value = present(.correctAnswer) else { throw Refused(.missing, .correctAnswer) }
        if let asked = Self.semitones(value) { return asked }
        if let text = value.text { throw Refused("correctAnswer “\(text.prefix(40))” is no interval") }
        throw Refused(.outOfRange, .correctAnswer)
    }

    private func tries() -> [UInt8] {
        guard let value = present(.triedAnswers) else { return [] }
        return ForeignTries.read(value).map { $0 ?? TriedAnswers.unreadable }
    }

    /// 0 to 24 from a number, or from what stands for an interval in a text.
    static func semitones(_ value: JSONValue) -> UInt8? {
        if let text = value.text { return IntervalName.semitones(text) }
        return value.whole.flatMap { (0...24).contains($0) ? UInt8($0) : nil }
    }

    private func isCorrect(_ asked: UInt8, _ tries: [UInt8]) throws(Refused) -> Bool {
        guard let value = present(.isCorrect) else {
            guard let first = tries.first else { throw Refused(.missing, .isCorrect) }
            return first == asked
        }
        switch value {
        case .truth(let truth): return truth
        case .whole(0): return false
        case .whole(1): return true
        case .text(let text):
            switch text.trimmingBlanks.lowercased() {
            case "true", "yes", "1", "t", "y": return true
            case "false", "no", "0", "f", "n": return false
            default: throw Refused(.wrongType, .isCorrect)
            }
        default: throw Refused(.wrongType, .isCorrect)
        }
    }

    private func timeTook() throws(Refused) -> UInt32 {
        guard let value = present(.timeTook) else { return 0 }
        let number =
            value.rounded
            ?? value.text.flatMap { Self.decimal($0.trimmingBlanks) }.flatMap {
                Int64(exactly: $0.rounded())
            }
        guard let number, let time = UInt32(exactly: number) else { throw Refused(.outOfRange, .timeTook) }
        return time
    }

    /// Nil for what else a `Double` is made of, such as `0x10`.
    private static func decimal(_ text: Substring) -> Double? {
        text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) ? Double(text) : nil
    }

    private func moment() throws(Refused) -> ForeignMoment? {
        guard let value = present(.date) else { return nil }
        let text = value.text.map { String($0.trimmingBlanks) }
        let number = text.map { Int64($0) } ?? value.rounded
        let moment = number.map { dates.moment(unixTime: $0) } ?? text.flatMap { dates.moment($0) }
        guard let moment else { throw Refused(.outOfRange, .date) }
        return moment
    }

    private var direction: Direction? {
        guard let text = value(.direction)?.text?.trimmingBlanks.lowercased() else { return nil }
        return Direction.allCases.first { $0.name == text }
    }

    private func small(_ field: RecordField, _ range: ClosedRange<Int64>) -> UInt8? {
        whole(field).flatMap { range.contains($0) ? UInt8($0) : nil }
    }

    private func whole(_ field: RecordField) -> Int64? {
        value(field)?.whole ?? value(field)?.text.flatMap { Int64($0.trimmingBlanks) }
    }

    /// The value unless it is null or an empty text, which cells without content are.
    private func present(_ field: RecordField) -> JSONValue? {
        let value = value(field)
        if value == .null || value?.text?.trimmingBlanks.isEmpty == true { return nil }
        return value
    }

    private func reservations(_ entry: RecordEntry, _ tries: [UInt8]) -> [String] {
        var faults: [(FaultKind, RecordField)] = []
        if tries.contains(TriedAnswers.unreadable) { faults.append((.oddTriedAnswer, .triedAnswers)) }
        if tries.count > TriedAnswers.capacity { faults.append((.tooManyTries, .triedAnswers)) }
        let read: [(RecordField, Bool)] = [
            (.direction, entry.record.direction != nil), (.root, entry.root != nil),
            (.choices, entry.record.choices != 0), (.replays, entry.replays != nil),
        ]
        for (field, isRead) in read where !isRead && present(field) != nil {
            faults.append((field == .direction ? .unknownDirection : .ignoredValue, field))
        }
        return faults.map { Fault(file: "", kind: $0, field: $1).reason }
    }
}
