import IntervalStatistics

/// A record with all that Earwheel writes about it.
package struct RecordEntry: Equatable, Sendable {
    package var id: RecordID
    package var record: Record

    /// The lower note, a MIDI number from 0 to 127.
    package var root: UInt8?

    /// How often the question was heard again.
    package var replays: Int?

    package init(id: RecordID, record: Record, root: UInt8? = nil, replays: Int? = nil) {
        self.id = id
        self.record = record
        self.root = root
        self.replays = replays
    }

    /// The JSON object of the store's format, without a newline; what is unknown is left out.
    ///
    /// No value needs escaping: they are numbers and fixed words.
    package var line: String {
        let tries = record.triedAnswers.map(Self.semitones).joined(separator: ",")
        let members: [(String, String?)] = [
            ("v", "1"), ("id", "\"\(id)\""), ("date", record.moment.map { "\"\($0)\"" }),
            ("correctAnswer", "\(record.correctAnswer)"),
            ("triedAnswers", record.triedAnswers.isEmpty ? nil : "[\(tries)]"),
            ("isCorrect", "\(record.isCorrect)"),
            ("timeTook", record.timeTook == 0 ? nil : "\(record.timeTook)"),
            ("direction", record.direction.map { "\"\($0.name)\"" }), ("root", root.map { "\($0)" }),
            ("choices", record.choices == 0 ? nil : "\(record.choices)"),
            ("replays", replays.map { "\($0)" }),
        ]
        let texts = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        return "{\(texts.joined(separator: ","))}"
    }

    /// A try that is no interval keeps its place in the order.
    private static func semitones(_ answer: UInt8) -> String {
        answer == TriedAnswers.unreadable ? "null" : "\(answer)"
    }
}
