/// A table of text whose first row has the names of its columns.
enum TableRecords {
    /// - Throws: `unknownColumns` where the first row names columns but none of questions, `unrecognised` where
    ///   it names nothing.
    static func read(_ source: ImportSource, _ records: ForeignRecords) throws(ImportError) -> ImportedData {
        var table = Delimited(source.bytes)
        guard let header = table.next(), !header.isBroken else {
            throw ImportError(source: source.name, kind: .unrecognised)
        }
        let columns = Self.columns(header.cells)
        guard records.names.names(of: .correctAnswer).contains(where: { columns[$0.lowercased()] != nil })
        else {
            let isTable = header.cells.count > 1 && header.cells.count < 200
            let names = header.cells.map { String($0.trimmingBlanks) }
            throw ImportError(source: source.name, kind: isTable ? .unknownColumns(names) : .unrecognised)
        }
        var collector = ImportCollector(.table, unit: "row")
        while let row = table.next() { read(row, columns, records, into: &collector) }
        return collector.finish()
    }

    /// The place of each name, in lower case; the first of equal ones counts.
    private static func columns(_ cells: [String]) -> [String: Int] {
        let names = cells.enumerated().map { (String($1.trimmingBlanks).lowercased(), $0) }
        return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    private static func read(
        _ row: Delimited.Row, _ columns: [String: Int], _ records: ForeignRecords,
        into collector: inout ImportCollector
    ) {
        if row.isBroken {
            collector.count()
            return collector.refuse(row.number, "a quotation mark is not closed")
        }
        let value = { (name: String) -> JSONValue? in
            guard let place = columns[name.lowercased()], place < row.cells.count else { return nil }
            return .text(row.cells[place])
        }
        records.add(value, place: row.number, to: &collector)
    }
}
