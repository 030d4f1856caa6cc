import Encoding

extension ImportedData {
    /// Recognises foreign data by what it holds, never by its name, and turns it into lines of a store.
    /// - Throws: why nothing of it can be used; single rows are refused instead.
    package static func read(_ source: ImportSource, options: ImportOptions) throws(ImportError)
        -> ImportedData
    {
        let records = ForeignRecords(
            names: try FieldNames(options.map, source: source.name),
            dates: ForeignDate(localOffset: options.localOffset, order: options.dates),
            progress: options.progress)
        if source.bytes.starts(with: DatabaseRecords.signature) {
            try refuseItems(of: source, options)
            return try DatabaseRecords.read(source, records)
        }
        var source = source
        let encoding = try SourceText.decode(&source)
        var data = try readText(source, records, options)
        data.understanding.encoding = encoding.name
        if encoding != .utf8 { data.remarks.insert("the text is \(encoding.name)", at: 0) }
        return data
    }

    /// Only JSON has lists within it.
    private static func refuseItems(of source: ImportSource, _ options: ImportOptions) throws(ImportError) {
        guard let items = options.items else { return }
        throw ImportError(source: source.name, kind: .missingList(path: items, others: []))
    }

    private static func readText(
        _ source: ImportSource, _ records: ForeignRecords, _ options: ImportOptions
    ) throws(ImportError) -> ImportedData {
        switch ImportShape(source.bytes) {
        case .json(let isArray): return try JSONRecords(source, records, options).read(isArray: isArray)
        case .text:
            try refuseItems(of: source, options)
            let start = String(decoding: source.bytes.prefix(1 << 16), as: UTF8.self)
            if TkSolfegeLog.isLog(start) {
                return TkSolfegeLog(modified: source.modified).read(
                    String(decoding: source.bytes, as: UTF8.self))
            }
            return try TableRecords.read(source, records)
        }
    }
}
