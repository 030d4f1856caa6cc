/// JSON objects, in an array or one a line, whose members may have other names and values than ours.
struct ObjectRecords {
    private let records: ForeignRecords
    private var collector: ImportCollector

    /// The names of the first object's members.
    private var members: Set<String>?

    /// Reads all objects; `value` is the whole source as JSON, nil where it is not one value.
    /// - Throws: `unknownMembers` where no object has a question, `unrecognised` where there is none.
    static func read(
        _ value: JSONValue?, _ source: ImportSource, _ records: ForeignRecords
    ) throws(ImportError) -> ImportedData {
        let collector = ImportCollector(.objects, unit: value == nil ? "line" : "object")
        var objects = ObjectRecords(records: records, collector: collector)
        if let value {
            let elements = value.list ?? [value]
            for (index, element) in elements.enumerated() {
                objects.take(element, index + 1)
                records.progress?(0.5 + Double(index + 1) / Double(elements.count) / 2)
            }
        } else {
            objects.takeLines(source.bytes)
        }
        guard let members = objects.members else {
            throw ImportError(source: source.name, kind: .unrecognised)
        }
        if objects.collector.isEmpty, members.isDisjoint(with: records.names[.correctAnswer]) {
            throw ImportError(source: source.name, kind: .unknownMembers(members.sorted()))
        }
        return objects.collector.finish()
    }

    private mutating func takeLines(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ [32, 9, 13].contains($0) }) {
            take(JSONValue(line) ?? .null, index + 1)
            records.progress?(Double(index + 1) / Double(lines.count))
        }
    }

    /// Takes one element; what is no JSON is null.
    private mutating func take(_ element: JSONValue, _ place: Int) {
        guard case .object(let object) = element else {
            collector.count()
            return collector.refuse(place, "this is no JSON object")
        }
        if members == nil { members = Set(object.keys) }
        records.add(element, place: place, to: &collector)
    }
}
