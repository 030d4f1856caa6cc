import IntervalStatistics

/// earwise's export: a deck with a card for each interval and direction, and the last answers to it.
struct EarwiseDeck {
    let dates: ForeignDate

    /// The deck of such an export, nil for any other JSON.
    static func deck(of value: JSONValue) -> [String: JSONValue]? {
        guard case .object(let cards) = value["deck"] else { return nil }
        return cards
    }

    func read(_ deck: [String: JSONValue]) -> ImportedData {
        var collector = ImportCollector(.earwise, unit: "answer")
        var total: Int64 = 0
        var answers = 0
        for (key, card) in deck.sorted(by: { $0.key < $1.key }) {
            guard let history = history(of: card, key: key, refusing: &collector) else { continue }
            answers += history.count
            total += max(card["totalAnswers"]?.whole ?? 0, Int64(history.count))
            collector.count(rows: history.count)
            add(history, of: card, key: key, to: &collector)
        }
        collector.remark(
            "earwise keeps at most 20 answers a card (here \(answers) of \(total)), and not what a wrong"
                + " answer was")
        return collector.finish()
    }

    /// Nil for a card that has none; what is no card is refused.
    private func history(of card: JSONValue, key: String, refusing collector: inout ImportCollector)
        -> [JSONValue]?
    {
        if case .object = card {
            guard let history = card["history"], history != .null else { return [] }
            if let list = history.list { return list }
        }
        collector.count()
        collector.refuse("card \(key)", "this is no card with a list of answers")
        return nil
    }

    private func add(
        _ history: [JSONValue], of card: JSONValue, key: String, to collector: inout ImportCollector
    ) {
        guard let asked = card["intervalId"]?.text.flatMap({ IntervalName.semitones($0) }) else {
            for index in history.indices {
                collector.refuse("card \(key), answer \(index + 1)", "intervalId is no interval")
            }
            return
        }
        let direction = Self.direction(card["direction"]?.text ?? "")
        for (index, answer) in history.enumerated() {
            guard let isCorrect = answer["correct"].flatMap({ Truth.read($0) }) else {
                collector.refuse("card \(key), answer \(index + 1)", "correct is not true or false")
                continue
            }
            add(answer, isCorrect, asked, direction, key, index, to: &collector)
        }
    }

    private func add(
        _ answer: JSONValue, _ isCorrect: Bool, _ asked: UInt8, _ direction: Direction?, _ key: String,
        _ index: Int, to collector: inout ImportCollector
    ) {
        let place = "card \(key), answer \(index + 1)"
        let date = date(answer["ts"])
        if date == nil { collector.reserve(place, "ts is no date; the rest is used") }
        if let oddity = date?.oddity { collector.reserve(place, oddity.sentence) }
        let time = time(answer["responseMs"])
        if time == nil { collector.reserve(place, "responseMs is no time; the rest is used") }
        add(isCorrect, asked, direction, key, date, time ?? 0, place: index + 1, to: &collector)
    }

    private func date(_ value: JSONValue?) -> ForeignMoment? {
        value?.rounded.flatMap { dates.moment(unixTime: $0) } ?? value?.text.flatMap { dates.moment($0) }
    }

    /// Milliseconds, 0 where there are none, nil for anything else.
    private func time(_ value: JSONValue?) -> UInt32? {
        guard let value, value != .null else { return 0 }
        return value.rounded.flatMap { UInt32(exactly: $0) }
    }

    private func add(
        _ isCorrect: Bool, _ asked: UInt8, _ direction: Direction?, _ key: String, _ date: ForeignMoment?,
        _ time: UInt32, place: Int, to collector: inout ImportCollector
    ) {
        let record = Record(
            correctAnswer: asked, triedAnswers: isCorrect ? [asked] : [], isCorrect: isCorrect,
            timeTook: time,
            direction: direction, instant: date?.moment.instant ?? Record.unknownInstant,
            offset: date?.moment.offset ?? 0)
        let id = collector.id(
            of: "\(key)\n\(date?.stamp ?? 0)\n\(isCorrect)\n\(time)", order: date?.stamp ?? 0)
        collector.add(RecordEntry(id: id, record: record), place: place)
    }

    /// Whole words and their beginnings: `asc`, `ascending`.
    private static func direction(_ word: String) -> Direction? {
        guard word.count >= 3 else { return nil }
        return Direction.allCases.first { $0.name.hasPrefix(word.lowercased()) }
    }
}
