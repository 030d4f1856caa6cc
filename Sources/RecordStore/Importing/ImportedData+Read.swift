extension ImportedData {
    /// Recognises foreign data by what it holds, never by its name, and turns it into lines of a store.
    /// - Throws: why nothing of it can be used; single rows are refused instead.
    package static func read(_ source: ImportSource, options: ImportOptions) throws(ImportError)
        -> ImportedData
    {
        let records = ForeignRecords(
            names: try FieldNames(options.map, source: source.name),
            dates: ForeignDate(localOffset: options.localOffset), progress: options.progress)
        if source.bytes.starts(with: DatabaseRecords.signature) {
            return try DatabaseRecords.read(source, records)
        }
        let shape = ImportShape(source.bytes)
        switch shape {
        case .utf16: throw ImportError(source: source.name, kind: .utf16)
        case .compressed: throw ImportError(source: source.name, kind: .compressed)
        case .array, .lines: return try readJSON(source, isArray: shape == .array, records, options)
        case .text: return try readText(source, records)
        }
    }

    private static func readJSON(
        _ source: ImportSource, isArray: Bool, _ records: ForeignRecords, _ options: ImportOptions
    ) throws(ImportError) -> ImportedData {
        if ImportShape.mayBeOwn(source.bytes) {
            let own = try OwnRecords.read(source, isArray: isArray, records, options)
            // One object may span lines.
            if isArray || !own.lines.isEmpty || own.refusals.isEmpty || own.rowCount == 1 { return own }
            let foreign = try? ObjectRecords.read(ImportShape.json(source.bytes), source, records)
            return foreign.map { $0.lines.isEmpty ? own : $0 } ?? own
        }
        // To understand JSON takes about as long as to make records of it.
        let value = ImportShape.json(source.bytes) { records.progress?($0 / 2) }
        if let list = value?.list, DjangoDump.isDump(list) {
            return DjangoDump(dates: records.dates).read(list)
        }
        if let deck = value.flatMap(EarwiseDeck.deck) { return EarwiseDeck(dates: records.dates).read(deck) }
        return try ObjectRecords.read(value, source, records)
    }

    private static func readText(_ source: ImportSource, _ records: ForeignRecords) throws(ImportError)
        -> ImportedData
    {
        let start = String(decoding: source.bytes.prefix(1 << 16), as: UTF8.self)
        if TkSolfegeLog.isLog(start) {
            return TkSolfegeLog(modified: source.modified).read(String(decoding: source.bytes, as: UTF8.self))
        }
        return try TableRecords.read(source, records)
    }
}
