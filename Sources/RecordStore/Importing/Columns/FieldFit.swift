import IntervalStatistics

/// Tells what a value can be.
enum FieldFit {
    /// Tells whether a value can be that of a member.
    static func isFit(_ value: JSONValue, for field: RecordField) -> Bool {
        switch field {
        case .correctAnswer: ForeignFields.semitones(value) != nil
        case .triedAnswers: ForeignTries.read(value).contains { $0 != nil }
        case .isCorrect: Truth.read(value) != nil
        case .date: isDate(value)
        case .timeTook: isTime(value)
        case .direction: DirectionName.read(value) != nil
        case .root: isWhole(value, 0...127)
        case .choices: isWhole(value, 1...255)
        case .replays: isWhole(value, 0...Int64.max)
        case .v, .id: false
        }
    }

    /// What a value means as that of a member, so that two ways to write it are equal.
    static func meaning(_ value: JSONValue?, as field: RecordField) -> JSONValue? {
        guard let value else { return nil }
        switch field {
        case .correctAnswer: return ForeignFields.semitones(value).map { .whole(Int64($0)) }
        case .triedAnswers:
            return .list(ForeignTries.read(value).map { $0.map { .whole(Int64($0)) } ?? .null })
        case .isCorrect: return Truth.read(value).map { .truth($0) }
        default: return value
        }
    }

    private static func isDate(_ value: JSONValue) -> Bool {
        let number = value.double ?? value.text.flatMap { Double($0.trimmingBlanks) }
        if let number = number.flatMap({ Int64(exactly: $0.rounded()) }) {
            return (631_152_000...253_402_300_799_999).contains(number) || ForeignDate.compact(number) != nil
        }
        return value.text.map { InternetDate($0) != nil || DateText($0) != nil } ?? false
    }

    private static func isTime(_ value: JSONValue) -> Bool {
        if let text = value.text { return ForeignTime(text) != nil }
        return value.rounded.map { $0 >= 0 } ?? false
    }

    private static func isWhole(_ value: JSONValue, _ range: ClosedRange<Int64>) -> Bool {
        let whole = value.whole ?? value.text.flatMap { Int64($0.trimmingBlanks) }
        return whole.map(range.contains) ?? false
    }

    /// Milliseconds since midnight of a time of the day alone.
    static func clock(_ value: JSONValue) -> Int64? {
        guard let text = value.text else { return nil }
        var parts = DateParts(text)
        let clock = parts.takeClock()
        return parts.isEmpty ? clock : nil
    }
}
