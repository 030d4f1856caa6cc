import IntervalStatistics

/// Reads a record from named values, whoever wrote them: numbers, names of intervals, or texts of either.
struct ForeignFields {
    /// The value of a member of ours, nil where there is none.
    let value: (RecordField) -> JSONValue?

    let dates: ForeignDate
    var times = TimeConvention()

    /// The time of day where the date has none, in milliseconds since midnight.
    var clock: Int64?

    /// Why a row is no record.
    struct Refused: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }

        init(_ kind: FaultKind, _ field: RecordField) {
            reason = Fault(file: "", kind: kind, field: field).reason
        }
    }

    /// - Throws: where question or verdict is missing; what else cannot be used spoils itself alone.
    func read() throws(Refused) -> ForeignReading {
        let asked = try asked()
        let tries = tries()
        var reading = ForeignReading()
        let verdict = try verdict(asked, tries, in: &reading)
        let moment = moment(in: &reading)
        let record = Record(
            correctAnswer: asked, triedAnswers: TriedAnswers(tries), isCorrect: verdict.isCorrect,
            timeTook: timeTook(in: &reading), direction: direction(in: &reading),
            choices: small(.choices, 1...255, in: &reading) ?? 0,
            instant: moment?.moment.instant ?? Record.unknownInstant, offset: moment?.moment.offset ?? 0)
        let replays = number(.replays, 0...Int64.max, in: &reading)
        reading.entry = RecordEntry(
            id: RecordID(high: 0, low: 0), record: record, root: small(.root, 0...127, in: &reading),
            replays: replays.map { Int($0) })
        reading.said = verdict.said
        reading.direction = present(.direction)?.text.flatMap {
            DirectionName.own($0.trimmingBlanks.lowercased())
        }
        reading.stamp = moment?.stamp
        if tries.contains(TriedAnswers.unreadable) { reading.reserve(.oddTriedAnswer, .triedAnswers) }
        if tries.count > TriedAnswers.capacity { reading.reserve(.tooManyTries, .triedAnswers) }
        readID(into: &reading)
        return reading
    }

    private func readID(into reading: inout ForeignReading) {
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

    /// The first tried answer is believed more than what else says whether it was right.
    private func verdict(
        _ asked: UInt8, _ tries: [UInt8], in reading: inout ForeignReading
    ) throws(Refused) -> (isCorrect: Bool, said: Bool?) {
        let value = present(.isCorrect)
        let said = value.flatMap { Truth.read($0) }
        guard let first = tries.first else {
            guard let said else { throw Refused(value == nil ? .missing : .wrongType, .isCorrect) }
            return (said, said)
        }
        if value != nil, said == nil { reading.reserve(.ignoredValue, .isCorrect) }
        if let said, first == TriedAnswers.unreadable { return (said, said) }
        if let said, said != (first == asked) { reading.reservations.append(ForeignReading.contradiction) }
        return (first == asked, said)
    }

    /// 0 where it is not known.
    private func timeTook(in reading: inout ForeignReading) -> UInt32 {
        guard let value = present(.timeTook) else { return 0 }
        if let time = times.milliseconds(value) { return time }
        reading.reserve(.ignoredValue, .timeTook)
        return 0
    }

    private func moment(in reading: inout ForeignReading) -> ForeignMoment? {
        guard let value = present(.date) else { return nil }
        guard let moment = dates.moment(value, clock: clock) else {
            reading.reserve(.ignoredValue, .date)
            return nil
        }
        if let oddity = moment.oddity { reading.reservations.append(oddity.sentence) }
        return moment
    }

    private func direction(in reading: inout ForeignReading) -> Direction? {
        guard let value = present(.direction) else { return nil }
        let direction = DirectionName.read(value)
        if direction == nil { reading.reserve(.unknownDirection, .direction) }
        return direction
    }

    private func small(_ field: RecordField, _ range: ClosedRange<Int64>, in reading: inout ForeignReading)
        -> UInt8?
    {
        number(field, range, in: &reading).map { UInt8($0) }
    }

    private func number(_ field: RecordField, _ range: ClosedRange<Int64>, in reading: inout ForeignReading)
        -> Int64?
    {
        guard let value = present(field) else { return nil }
        let whole = value.whole ?? value.text.flatMap { Int64($0.trimmingBlanks) }
        if let whole, range.contains(whole) { return whole }
        reading.reserve(.ignoredValue, field)
        return nil
    }

    private func present(_ field: RecordField) -> JSONValue? {
        // What stands for no answer was an answer all the same.
        field == .correctAnswer || field == .triedAnswers ? value(field)?.present : value(field)?.known
    }
}

extension LocalOffsets.Oddity {
    var sentence: String {
        switch self {
        case .skipped: "the clock skipped this time: it is read with the offset before the gap"
        case .twice: "the clock showed this time twice: it is read as the first"
        }
    }
}
