/// SQLite databases of other programs, told apart by their tables.
enum DatabaseRecords {
    static let signature = Array("SQLite format 3\0".utf8)

    /// - Throws: what is wrong with the database, or that it is another program's.
    static func read(_ source: ImportSource, _ records: ForeignRecords) throws(ImportError) -> ImportedData {
        let database = try Database(source.bytes, source: source.name, progress: records.progress)
        let tables = try database.tables()
        // The header names the kind of journal even when there is none at the moment.
        let mayLackRows = database.mayHaveJournal && source.hasJournal != false
        var data: ImportCollector
        if tables.contains("sessions") && tables.contains("lessonfiles") {
            try database.require(SolfegeSessions.columns)
            data = try SolfegeSessions(dates: records.dates).read(database)
        } else if tables.contains("attempts") {
            try database.require(BirdearsAttempts.columns)
            data = try BirdearsAttempts(dates: records.dates).read(database)
        } else if tables.isEmpty && mayLackRows {
            throw ImportError(source: source.name, kind: .emptyDatabase)
        } else {
            throw ImportError(source: source.name, kind: .unknownTables(tables))
        }
        if mayLackRows && source.hasJournal == nil {
            data.remark(
                "the newest answers may be in the file beside it whose name ends in -wal: end the program that"
                    + " writes it, and import again")
        }
        return data.finish()
    }
}
