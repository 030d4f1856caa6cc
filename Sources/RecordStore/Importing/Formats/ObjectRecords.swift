/// JSON objects, in an array or one a line, whose members may have other names and values than ours.
enum ObjectRecords {
    /// Reads all objects; `value` is the whole source as JSON, nil where it is not one value.
    /// - Throws: `unknownMembers` where no object has a question.
    static func read(
        _ value: JSONValue?, _ source: ImportSource, _ records: ForeignRecords
    ) throws(ImportError) -> ImportedData {
        var collector = ImportCollector(.objects, unit: value == nil ? "line" : "object")
        var firstObject: JSONValue?
        for (index, element) in elements(value, source.bytes).enumerated() {
            guard let element else { continue }
            guard case .object(let members) = element else {
                collector.count()
                collector.refuse(index + 1, "this is no JSON object")
                continue
            }
            if firstObject == nil { firstObject = element }
            let value = { field in records.names[field].lazy.compactMap { members[$0] }.first }
            records.add(value, place: index + 1, to: &collector)
        }
        guard let firstObject else { throw ImportError(source: source.name, kind: .unrecognised) }
        if collector.isEmpty, case .object(let members) = firstObject,
            records.names[.correctAnswer].allSatisfy({ members[$0] == nil })
        {
            throw ImportError(source: source.name, kind: .unknownMembers(members.keys.sorted()))
        }
        return collector.finish()
    }

    /// Elements of an array, one object, or lines, nil for blank ones; `null` stands for what is no JSON.
    private static func elements(_ value: JSONValue?, _ bytes: [UInt8]) -> [JSONValue?] {
        if let value { return value.list ?? [value] }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let isBlank = line.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
            return isBlank ? nil : JSONValue(line) ?? .null
        }
    }
}
