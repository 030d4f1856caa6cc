import IntervalStatistics

/// GNU Solfege's sessions: how often each answer was the first one to each question.
struct SolfegeSessions {
    let dates: ForeignDate

    /// More answers of one kind in one session are no practice but damage.
    private static let mostAnswers: Int64 = 100_000

    /// The columns that the query asks of each table.
    static let columns = [
        "lessonfiles": ["fileid", "filename"],
        "sessions": ["fileid", "timestamp", "answerkey", "guessed", "count"],
    ]

    private static let query = """
        SELECT l.filename, s.fileid, s.timestamp, s.answerkey, s.guessed, s.count
        FROM sessions s LEFT JOIN lessonfiles l ON l.fileid = s.fileid ORDER BY s.rowid
        """

    private struct Session {
        let file: String
        let fileID: Int64
        let timestamp: Int64
        let isMelodic: Bool
    }

    func read(_ database: Database) throws(ImportError) -> ImportCollector {
        var collector = ImportCollector(.solfege, unit: "row")
        var (others, uncounted, place) = (0, 0, 0)
        try database.forEachRow(Self.query, of: "sessions") { row in
            place += 1
            guard let session = Self.session(row) else {
                others += 1
                return
            }
            collector.count()
            if row.text(5) == nil { uncounted += 1 }
            add(row, session, place, to: &collector)
        }
        remark(others: others, uncounted: uncounted, in: &collector)
        return collector
    }

    private func remark(others: Int, uncounted: Int, in collector: inout ImportCollector) {
        collector.remark("GNU Solfege keeps first answers only, and neither their times nor their order")
        if uncounted > 0 {
            collector.remark("rows without a count, taken as one answer each: \(uncounted)")
        }
        collector.leaveOut(others, "row", "of other lessons")
    }

    /// Nil for lessons that ask no intervals.
    private static func session(_ row: DatabaseRow) -> Session? {
        guard let file = row.text(0) else { return nil }
        let isMelodic = file.contains("melodic-interval")
        guard isMelodic || file.contains("harmonic-interval") else { return nil }
        return Session(
            file: file, fileID: row.whole(1) ?? 0, timestamp: row.whole(2) ?? 1, isMelodic: isMelodic)
    }

    private func add(
        _ row: DatabaseRow, _ session: Session, _ place: Int, to collector: inout ImportCollector
    ) {
        let texts = (key: row.text(3) ?? "None", guess: row.text(4) ?? "None")
        guard let key = row.whole(3), key.magnitude <= 24, session.isMelodic || key >= 0 else {
            return collector.refuse(place, "the question “\(texts.key.prefix(40))” is no interval")
        }
        guard let guess = row.whole(4), guess.magnitude <= 24 else {
            return collector.refuse(place, "the answer “\(texts.guess.prefix(40))” is no interval")
        }
        let count = row.text(5) == nil ? 1 : row.whole(5)
        guard let count, (1...Self.mostAnswers).contains(count) else {
            return collector.refuse(
                place, "the count “\((row.text(5) ?? "").prefix(40))” is not 1 to \(Self.mostAnswers)")
        }
        let record = record(session, key, guess)
        for index in 0..<count {
            let identity =
                "\(session.file)\n\(session.fileID)\n\(session.timestamp)\n\(texts.key)\n\(texts.guess)\n\(index)"
            let order = record.moment == nil ? 0 : session.timestamp * 1000
            let id = RecordID(derivedFrom: identity, of: .solfege, order: order)
            collector.add(RecordEntry(id: id, record: record), place: place)
        }
    }

    /// A wrong guess at a descending interval may lack its sign, so only sizes are compared.
    private func record(_ session: Session, _ key: Int64, _ guess: Int64) -> Record {
        let asked = UInt8(key.magnitude)
        let answer = UInt8(guess.magnitude)
        let direction: Direction = !session.isMelodic ? .harmonic : key < 0 ? .descending : .ascending
        // 1 is what the program writes for sessions of unknown date.
        let seconds = (2...253_402_300_799).contains(session.timestamp) ? session.timestamp : nil
        let moment = seconds.map { dates.moment(instant: $0 * 1000).moment }
        return Record(
            correctAnswer: asked, triedAnswers: [answer], isCorrect: asked == answer, direction: direction,
            instant: moment?.instant ?? Record.unknownInstant, offset: moment?.offset ?? 0)
    }
}
