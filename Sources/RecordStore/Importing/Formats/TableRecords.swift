/// A table of text whose first row has the names of its columns.
enum TableRecords {
    /// - Throws: `unknownColumns` where the first row names columns but none of questions, `unrecognised` where
    ///   it names nothing, `notUTF8` for a table in another encoding.
    static func read(_ source: ImportSource, _ records: ForeignRecords) throws(ImportError) -> ImportedData {
        var table = Delimited(source.bytes)
        guard let header = table.next(), !header.isBroken else {
            throw ImportError(source: source.name, kind: .unrecognised)
        }
        let isTable = header.cells.count > 1 && header.cells.count < 200
        let columns = Self.columns(header.cells, records.names)
        // Text in another encoding would be taken with replaced letters, and its ids would hang on them.
        guard !isTable && columns[.correctAnswer] == nil || isUTF8(source.bytes) else {
            throw ImportError(source: source.name, kind: .notUTF8)
        }
        guard columns[.correctAnswer] != nil else {
            let names = header.cells.map { String($0.trimmingBlanks) }
            throw ImportError(source: source.name, kind: isTable ? .unknownColumns(names) : .unrecognised)
        }
        var collector = ImportCollector(.table, unit: "row")
        while let row = table.next() {
            read(row, columns, records, into: &collector)
            records.progress?(table.share)
        }
        return collector.finish()
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

    /// Where each member of ours stands; case is of no account, and the first of equal names counts.
    private static func columns(_ cells: [String], _ names: FieldNames) -> [RecordField: Int] {
        let header = cells.map { $0.trimmingBlanks.lowercased() }
        var columns: [RecordField: Int] = [:]
        for field in RecordField.allCases {
            columns[field] = names[field].lazy.compactMap { header.firstIndex(of: $0.lowercased()) }.first
        }
        return columns
    }

    private static func read(
        _ row: Delimited.Row, _ columns: [RecordField: Int], _ records: ForeignRecords,
        into collector: inout ImportCollector
    ) {
        if row.isBroken {
            collector.count()
            return collector.refuse(row.number, "a quotation mark is not closed")
        }
        let value = { (field: RecordField) -> JSONValue? in
            guard let place = columns[field], place < row.cells.count else { return nil }
            return .text(row.cells[place])
        }
        records.add(value, in: .table, place: row.number, to: &collector)
    }
}
