/// JSON objects, in an array or one a line, whose members may have other names and values than ours.
enum ObjectRecords {
    /// Reads all objects; `value` is the whole source as JSON, nil where it is not one value.
    /// - Throws: `unknownMembers` where no object has a question, `unrecognised` where there is none.
    static func read(
        _ value: JSONValue?, _ source: ImportSource, _ records: ForeignRecords
    ) throws(ImportError) -> ImportedData {
        let rows = rows(value, source.bytes, records)
        guard !rows.isEmpty else { throw ImportError(source: source.name, kind: .unrecognised) }
        var half = records
        if let tell = records.progress { half.progress = { tell(0.5 + $0 / 2) } }
        let read = try RowReading.read(rows, as: .objects, half, source: source.name)
        if let read, !read.isEmpty { return read.finish() }
        for other in ObjectLayout.others(of: rows) {
            let read = try RowReading.read(other.rows, as: .objects, half, source: source.name)
            guard var read, !read.isEmpty else { continue }
            read.understanding.shape = other.name
            return read.finish()
        }
        guard let read else { throw ImportError(source: source.name, kind: .unknownMembers(rows.columns)) }
        return read.finish()
    }

    private static func rows(_ value: JSONValue?, _ bytes: [UInt8], _ records: ForeignRecords) -> ObjectRows {
        if let value {
            let elements = (value.list ?? [value]).enumerated().map { (place: $0 + 1, value: $1) }
            return ObjectRows(elements, unit: "object")
        }
        var elements: [(place: Int, value: JSONValue)] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ [32, 9, 13].contains($0) }) {
            elements.append((index + 1, JSONValue(line) ?? .null))
            records.progress?(Double(index + 1) / Double(lines.count) / 2)
        }
        return ObjectRows(elements, unit: "line")
    }
}
