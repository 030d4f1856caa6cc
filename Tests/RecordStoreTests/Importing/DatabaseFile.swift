import CSQLite
import Testing

/// The bytes of a SQLite database file, made by statements.
enum DatabaseFile {
    static func bytes(_ statements: String...) throws -> [UInt8] {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        try #require(sqlite3_open(":memory:", &connection) == SQLITE_OK)
        for statement in statements {
            try #require(sqlite3_exec(connection, statement, nil, nil, nil) == SQLITE_OK, "\(statement)")
        }
        var size: sqlite3_int64 = 0
        let memory = try #require(sqlite3_serialize(connection, "main", &size, 0))
        defer { sqlite3_free(memory) }
        return Array(UnsafeBufferPointer(start: memory, count: Int(size)))
    }
}
