import IntervalStatistics

/// The dump of a web site's database: of all its objects only the records of an interval trainer are read.
struct DjangoDump {
    let dates: ForeignDate

    private static let model = "intervals.record"

    /// Tells whether any object of a list is such a record.
    static func isDump(_ list: [JSONValue]) -> Bool {
        list.contains { $0["model"]?.text == model && $0["fields"] != nil }
    }

    func read(_ list: [JSONValue]) -> ImportedData {
        var collector = ImportCollector(.djangoDump, unit: "object")
        var (recorded, recomputed, used) = (0, 0, 0)
        for (index, object) in list.enumerated() where object["model"]?.text == Self.model {
            collector.count()
            guard let record = record(object["fields"] ?? .null, index + 1, refusing: &collector) else {
                continue
            }
            used += 1
            recorded += object["fields"]?["is_correct"].flatMap { Truth.read($0) } == true ? 1 : 0
            recomputed += record.isCorrect ? 1 : 0
        }
        collector.remark(
            "recorded \(recorded) of \(used) right, recomputed \(recomputed): the dump's own judgement compares names"
                + " letter by letter")
        collector.leaveOut(list.count - collector.rowCount, "object", "of other kinds")
        return collector.finish()
    }

    private func record(_ fields: JSONValue, _ place: Int, refusing collector: inout ImportCollector)
        -> Record?
    {
        let names = (asked: fields["interval"]?.text ?? "None", guess: fields["guess"]?.text ?? "None")
        guard let asked = IntervalName.semitones(names.asked) else {
            collector.refuse(place, "the question “\(names.asked.prefix(40))” is no interval")
            return nil
        }
        guard let guess = IntervalName.semitones(names.guess) else {
            collector.refuse(place, "the answer “\(names.guess.prefix(40))” is no interval")
            return nil
        }
        let created = fields["created_at"]?.text ?? ""
        let date = dates.moment(created)
        if date == nil { collector.reserve(place, "created_at is no date; the rest is used") }
        if let oddity = date?.oddity { collector.reserve(place, oddity.sentence) }
        let record = Record(
            correctAnswer: asked, triedAnswers: [guess], isCorrect: asked == guess,
            instant: date?.moment.instant ?? Record.unknownInstant, offset: date?.moment.offset ?? 0)
        let id = collector.id(of: "\(created)\n\(names.asked)\n\(names.guess)", order: date?.stamp ?? 0)
        collector.add(RecordEntry(id: id, record: record), place: place)
        return record
    }
}
