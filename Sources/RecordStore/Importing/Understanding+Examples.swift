import IntervalStatistics

extension Understanding {
    /// The first records as a table: a row of names, and a row a record.
    package var exampleTable: [[String]] {
        let values = examples.map { JSONValue(Array($0.text.utf8)) }
        let fields = RecordField.mappable.filter { field in
            field != .id && values.contains { $0?[field.rawValue].map { $0 != .null } ?? false }
        }
        let rows = values.map { value in fields.map { Self.text(value?[$0.rawValue], of: $0) } }
        return [fields.map(\.rawValue)] + rows
    }

    private static func text(_ value: JSONValue?, of field: RecordField) -> String {
        switch field {
        case .correctAnswer: interval(value)
        case .triedAnswers: value?.list?.map { interval($0) }.joined(separator: " ") ?? plain(value)
        default: plain(value)
        }
    }

    private static func interval(_ value: JSONValue?) -> String {
        value?.whole.flatMap { Int(exactly: $0) }.flatMap { Interval(semitones: $0)?.abbreviation }
            ?? plain(value)
    }

    private static func plain(_ value: JSONValue?) -> String {
        switch value {
        case .text(let text): String(text.prefix(40))
        case .whole(let whole): "\(whole)"
        case .number(let number): "\(number)"
        case .truth(let truth): "\(truth)"
        case .list(let list): "\(list.count) values"
        default: "–"
        }
    }
}
