import CSQLite

/// A SQLite database in memory that cannot be changed.
final class Database {
    private var connection: OpaquePointer?
    private let source: String

    /// Is told the fraction done of tables that are read row by row.
    private let progress: (@Sendable (Double) -> Void)?

    /// Rows that were written last may still be in a file beside this one.
    let mayHaveJournal: Bool

    /// - Throws: `outOfMemory`, or `brokenDatabase` where the bytes are none.
    init(_ bytes: [UInt8], source: String, progress: (@Sendable (Double) -> Void)? = nil)
        throws(ImportError)
    {
        self.source = source
        self.progress = progress
        mayHaveJournal = bytes.count >= 20 && bytes[18...19] == [2, 2]
        let opened = sqlite3_open_v2(
            ":memory:", &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX, nil)
        guard opened == SQLITE_OK, let copy = Self.copy(bytes, hasJournal: mayHaveJournal) else {
            throw ImportError(source: source, kind: .outOfMemory)
        }
        let size = sqlite3_int64(bytes.count)
        let flags = UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE)
        try check(sqlite3_deserialize(connection, "main", copy, size, size, flags))
        csq_distrust(connection)
    }

    deinit { sqlite3_close_v2(connection) }

    /// Memory that SQLite frees. A header that asks for a write-ahead log, which memory cannot have, is changed to
    /// the ordinary one. Source: SQLite, "Database File Format", offsets 18 and 19.
    private static func copy(_ bytes: [UInt8], hasJournal: Bool) -> UnsafeMutablePointer<UInt8>? {
        guard let memory = sqlite3_malloc64(UInt64(bytes.count)) else { return nil }
        memory.copyMemory(from: bytes, byteCount: bytes.count)
        let copy = memory.assumingMemoryBound(to: UInt8.self)
        if hasJournal {
            copy[18] = 1
            copy[19] = 1
        }
        return copy
    }

    /// The names of true tables; views could do anything.
    func tables() throws(ImportError) -> [String] {
        var names: [String] = []
        try forEachRow("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") { row in
            names.append(row.text(0) ?? "")
        }
        return names
    }

    /// Sees that tables, which are there, have the columns that will be asked for.
    /// - Throws: `missingColumn`, or what is wrong with the database.
    func require(_ columns: [String: [String]]) throws(ImportError) {
        for (table, names) in columns.sorted(by: { $0.key < $1.key }) {
            var present: Set<String> = []
            try forEachRow("SELECT name FROM pragma_table_info('\(table)')") { row in
                present.insert(row.text(0)?.lowercased() ?? "")
            }
            if let missing = names.first(where: { !present.contains($0) }) {
                throw ImportError(source: source, kind: .missingColumn(table: table, column: missing))
            }
        }
    }

    /// Goes through a query that has one row for each row of a table, and tells how far it is.
    /// - Throws: as the query alone does.
    func forEachRow(_ query: String, of table: String, _ take: (DatabaseRow) -> Void) throws(ImportError) {
        var (count, done) = (Int64(0), Int64(0))
        try forEachRow("SELECT count(*) FROM \(table)") { count = $0.whole(0) ?? 0 }
        try forEachRow(query) { row in
            take(row)
            done += 1
            progress?(min(1, Double(done) / Double(max(count, 1))))
        }
    }

    /// - Throws: `brokenDatabase` where SQLite finds the data damaged.
    func forEachRow(_ query: String, _ take: (DatabaseRow) -> Void) throws(ImportError) {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        try check(sqlite3_prepare_v2(connection, query, -1, &statement, nil))
        guard let statement else { return }
        while true {
            let result = sqlite3_step(statement)
            if result == SQLITE_DONE { return }
            if result != SQLITE_ROW { return try check(result) }
            take(DatabaseRow(statement: statement))
        }
    }

    private func check(_ result: Int32) throws(ImportError) {
        guard result != SQLITE_OK else { return }
        if result == SQLITE_NOMEM { throw ImportError(source: source, kind: .outOfMemory) }
        let reason = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "\(result)"
        throw ImportError(source: source, kind: .brokenDatabase(reason))
    }
}

/// The row on which a query stands, columns from 0.
struct DatabaseRow {
    fileprivate let statement: OpaquePointer

    /// Nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Nil for anything that is no whole number, as a number or as a text.
    func whole(_ column: Int32) -> Int64? {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: sqlite3_column_int64(statement, column)
        case SQLITE_FLOAT: Int64(exactly: sqlite3_column_double(statement, column))
        case SQLITE_TEXT: text(column).flatMap { Int64($0.trimmingBlanks) }
        default: nil
        }
    }
}
