/// A table of text with a row of names.
enum TableRecords {
    /// - Throws: `unknownColumns` where the first row names columns but none of questions, `unrecognised` where
    ///   it names nothing.
    static func read(_ source: ImportSource, _ records: ForeignRecords) throws(ImportError) -> ImportedData {
        let rows = DelimitedRows(source.bytes) { isHeader($0, records.names) }
        guard let rows else { throw ImportError(source: source.name, kind: .unrecognised) }
        let read = try RowReading.read(rows, as: .table, records, source: source.name)
        guard var collector = read else {
            let isTable = rows.columns.count > 1 && rows.columns.count < 200
            let names = rows.columns.map { String($0.trimmingBlanks) }
            throw ImportError(source: source.name, kind: isTable ? .unknownColumns(names) : .unrecognised)
        }
        if rows.titleCount > 0 {
            collector.leaveOut(rows.titleCount, "row", "above the names of the columns")
        }
        collector.understanding.shape = "\(rows.separatorName) between"
        return collector.finish()
    }

    /// Tells whether names are those of answers: one of questions, and one of what was answered or whether it was right.
    private static func isHeader(_ cells: [String], _ names: FieldNames) -> Bool {
        let named = names.columns(in: cells)
        if named[.correctAnswer] != nil { return true }
        let cells = cells.map { ColumnName($0) }
        func has(_ field: RecordField) -> Bool {
            named[field] != nil || cells.contains { FieldSynonyms.rank(of: $0, for: field) != nil }
        }
        return has(.correctAnswer) && (has(.triedAnswers) || has(.isCorrect))
    }
}
