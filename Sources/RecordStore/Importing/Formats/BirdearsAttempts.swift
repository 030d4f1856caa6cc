import IntervalStatistics

/// birdears' attempts: one answer a row, with the names of the intervals and the time on the person's clock.
struct BirdearsAttempts {
    let dates: ForeignDate

    /// What is asked of each attempt, in this order.
    private static let names = [
        "id", "timestamp", "exercise_type", "tonic", "octave", "is_descending", "user_answer",
        "correct_answer",
        "is_correct",
    ]

    static let columns = ["attempts": names]

    private static let query = "SELECT \(names.joined(separator: ", ")) FROM attempts ORDER BY id"

    func read(_ database: Database) throws(ImportError) -> ImportCollector {
        var collector = ImportCollector(.birdears, unit: "attempt")
        var others = 0
        try database.forEachRow(Self.query, of: "attempts") { row in
            let exercise = row.text(2) ?? ""
            guard exercise == "melodic" || exercise == "harmonic" else {
                others += 1
                return
            }
            collector.count()
            add(row, isMelodic: exercise == "melodic", to: &collector)
        }
        collector.leaveOut(others, "attempt", "at other exercises")
        return collector
    }

    private func add(_ row: DatabaseRow, isMelodic: Bool, to collector: inout ImportCollector) {
        let place = Int(row.whole(0) ?? 0)
        guard let asked = row.text(7).flatMap({ IntervalName.semitones($0) }) else {
            return collector.refuse(place, "the question \(Self.quoted(row.text(7))) is no interval")
        }
        guard let answer = row.text(6).flatMap({ IntervalName.semitones($0) }) else {
            return collector.refuse(place, "the answer \(Self.quoted(row.text(6))) is no interval")
        }
        let date = row.text(1).flatMap { dates.moment($0) }
        if date == nil { collector.reserve(place, "the timestamp is no date; the rest is used") }
        if let oddity = date?.oddity { collector.reserve(place, oddity.sentence) }
        let isDescending = isMelodic && row.whole(5) == 1
        let record = Record(
            correctAnswer: asked, triedAnswers: [answer], isCorrect: asked == answer,
            direction: !isMelodic ? .harmonic : isDescending ? .descending : .ascending,
            instant: date?.moment.instant ?? Record.unknownInstant, offset: date?.moment.offset ?? 0)
        let identity = (0...8).map { row.text($0) ?? "" }.joined(separator: "\n")
        let id = collector.id(of: identity, order: date?.stamp ?? Int64(place))
        let root = isDescending ? nil : Self.root(row)
        collector.add(RecordEntry(id: id, record: record, root: root), place: place)
    }

    private static func quoted(_ text: String?) -> String {
        let bare = (text ?? "None").filter { !"“”\"".contains($0) }
        return "“\(bare.prefix(40))”"
    }

    /// The tonic is the lower note unless the interval descends; C4 is 60.
    private static func root(_ row: DatabaseRow) -> UInt8? {
        guard let tonic = row.text(3), let octave = row.whole(4), (-1...9).contains(octave) else {
            return nil
        }
        return NoteName.midi(tonic, octave: Int(octave) + 1)
    }
}
