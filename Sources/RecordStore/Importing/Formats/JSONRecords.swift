/// JSON of any kind: told apart by what it holds, and read as strictly as it is written.
struct JSONRecords {
    private var source: ImportSource
    private let records: ForeignRecords
    private let options: ImportOptions

    init(_ source: ImportSource, _ records: ForeignRecords, _ options: ImportOptions) {
        self.source = source
        self.records = records
        self.options = options
    }

    /// Tells whether a member of ours is named, or there is nothing to name.
    static func mayBeOwn(_ bytes: [UInt8]) -> Bool {
        if bytes.count <= 64 && !bytes.contains(where: { ($0 | 32) >= 97 && ($0 | 32) <= 122 }) {
            return true
        }
        return MappedNames.contains("\"correctAnswer\"", in: bytes)
    }

    /// Reads it as it stands; where that loses anything, without comments, trailing commas and objects run together.
    /// - Throws: why nothing of it can be used.
    func read(isArray: Bool) throws(ImportError) -> ImportedData {
        let strict: Result<ImportedData, ImportError>
        do {
            let data = try readStrictly(isArray: isArray)
            if data.refusals.isEmpty { return data }
            strict = .success(data)
        } catch {
            strict = .failure(error)
        }
        if let tidied = try tidied(isArray: isArray, better: strict) { return tidied }
        return try strict.get()
    }

    /// Nil where tidying changes nothing or gives no more.
    private func tidied(isArray: Bool, better strict: Result<ImportedData, ImportError>) throws(ImportError)
        -> ImportedData?
    {
        let tidy = TidyJSON(source.bytes, isArray: isArray)
        guard !tidy.findings.isEmpty else { return nil }
        var other = self
        other.source.bytes = tidy.bytes
        let least = (try? strict.get().lines.count) ?? -1
        do {
            var data = try other.readStrictly(isArray: isArray)
            guard data.lines.count > least else { return nil }
            data.remarks.insert(
                "not quite JSON, read all the same: \(tidy.findings.joined(separator: ", "))", at: 0)
            return data
        } catch {
            // What is wrong with well-formed JSON tells more than that it is none.
            if case .failure(let first) = strict, first.kind == .unrecognised { throw error }
            return nil
        }
    }

    private func readStrictly(isArray: Bool) throws(ImportError) -> ImportedData {
        if isArray, let items = options.items { throw missing(items, among: []) }
        guard !isArray, let list = try list() else { return try readList(isArray: isArray) }
        if !list.isMap { return try read(list) }
        // What looks like a map of answers may be one answer, or columns.
        if let data = try? read(list), !data.lines.isEmpty { return data }
        return try readList(isArray: false)
    }

    private struct InnerList {
        let path: String

        /// At their places in the source; all around is blank.
        let bytes: [UInt8]

        var isMap = false
    }

    private func read(_ list: InnerList) throws(ImportError) -> ImportedData {
        var inner = self
        inner.source.bytes = list.bytes
        var data = try inner.readList(isArray: true)
        let others = data.understanding.shape.isEmpty ? "" : ", " + data.understanding.shape
        data.understanding.shape =
            (list.path.isEmpty ? "the members of one object" : "the list \(list.path)") + others
        return data
    }

    /// The list of answers within one object; nil where the source is none, or is an answer or a deck itself.
    private func list() throws(ImportError) -> InnerList? {
        guard let value = json(), case .object(let members) = value else {
            if let items = options.items { throw missing(items, among: []) }
            return nil
        }
        if options.items == nil, EarwiseDeck.deck(of: value) != nil || isAnswer(members) { return nil }
        let lists = JSONLists(in: source.bytes)
        if let items = options.items {
            if let list = lists.found.first(where: { $0.path == items }) { return alone(list) }
            if let map = lists.maps.first(where: { $0.path == items }) { return asList(map) }
            throw missing(items, among: (lists.found + lists.maps).map(\.path))
        }
        let candidates = lists.found.isEmpty ? lists.maps : lists.found
        guard candidates.count <= 1 else {
            throw ImportError(source: source.name, kind: .severalLists(candidates.map(\.path)))
        }
        return lists.found.first.map(alone) ?? lists.maps.first.map(asList)
    }

    private func alone(_ list: (path: String, range: Range<Int>)) -> InnerList {
        InnerList(path: list.path, bytes: JSONLists.alone(list.range, in: source.bytes))
    }

    private func asList(_ map: (path: String, range: Range<Int>)) -> InnerList {
        InnerList(path: map.path, bytes: JSONLists.list(map.range, in: source.bytes), isMap: true)
    }

    private func missing(_ path: String, among others: [String]) -> ImportError {
        ImportError(source: source.name, kind: .missingList(path: path, others: others))
    }

    private func isAnswer(_ members: [String: JSONValue]) -> Bool {
        records.names[.correctAnswer].contains { JSONValue.object(members)[path: $0] != nil }
    }

    /// The whole source as one JSON value, nil where it is none.
    private func json(progress: ((Double) -> Void)? = nil) -> JSONValue? {
        let bytes = source.bytes
        return JSONValue(
            bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], progress: progress)
    }

    private func readList(isArray: Bool) throws(ImportError) -> ImportedData {
        if Self.mayBeOwn(source.bytes) { return try readOwn(isArray: isArray) }
        // To understand JSON takes about as long as to make records of it.
        let value = json { records.progress?($0 / 2) }
        if let list = value?.list, DjangoDump.isDump(list) {
            return DjangoDump(dates: records.dates).read(list)
        }
        if let deck = value.flatMap(EarwiseDeck.deck) { return EarwiseDeck(dates: records.dates).read(deck) }
        return try ObjectRecords.read(value, source, records)
    }

    /// Reads our own records; where none is among them, and others are, those as a whole.
    private func readOwn(isArray: Bool) throws(ImportError) -> ImportedData {
        let (own, hasOwn) = try OwnRecords.read(source, isArray: isArray, records, options)
        let isNewer = own.refusals.contains { $0.reason == ForeignFields.Refused(.newerVersion, .v).reason }
        if hasOwn || own.rowCount == 0 || isNewer { return own }
        do {
            let foreign = try ObjectRecords.read(json(), source, records)
            return foreign.lines.count < own.lines.count || foreign.lines.isEmpty ? own : foreign
        } catch {
            if case .undecidedDates = error.kind { throw error }
            return own
        }
    }
}
