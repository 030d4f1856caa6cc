/// SQLite databases of other programs, told apart by their tables.
enum DatabaseRecords {
    static let signature = Array("SQLite format 3\0".utf8)

    /// - Throws: what is wrong with the database, or that it is another program's.
    static func read(_ source: ImportSource, _ dates: ForeignDate) throws(ImportError) -> ImportedData {
        let database = try Database(source.bytes, source: source.name)
        let tables = try database.tables()
        var data: ImportCollector
        if tables.contains("sessions") && tables.contains("lessonfiles") {
            data = try SolfegeSessions(dates: dates).read(database)
        } else if tables.contains("attempts") {
            data = try BirdearsAttempts(dates: dates).read(database)
        } else {
            throw ImportError(source: source.name, kind: .unknownTables(tables))
        }
        if database.mayHaveJournal {
            data.remark(
                "the newest answers may be in the file beside it whose name ends in -wal: end the program that"
                    + " writes it, and import again")
        }
        return data.finish()
    }
}
