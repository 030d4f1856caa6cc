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
        var line = ""
        line.reserveCapacity(256)
        line += "{\"v\":1,\"id\":\"\(id)\""
        if let moment = record.moment { line += ",\"date\":\"\(moment)\"" }
        line += ",\"correctAnswer\":\(record.correctAnswer)"
        if !record.triedAnswers.isEmpty { addTries(to: &line) }
        line += record.isCorrect ? ",\"isCorrect\":true" : ",\"isCorrect\":false"
        if record.timeTook != 0 { line += ",\"timeTook\":\(record.timeTook)" }
        if let direction = record.direction { line += ",\"direction\":\"\(direction.name)\"" }
        if let root { line += ",\"root\":\(root)" }
        if record.choices != 0 { line += ",\"choices\":\(record.choices)" }
        if let replays { line += ",\"replays\":\(replays)" }
        line += "}"
        return line
    }

    /// A try that is no interval keeps its place in the order.
    private func addTries(to line: inout String) {
        line += ",\"triedAnswers\":"
        var separator = "["
        for answer in record.triedAnswers {
            line += separator
            line += answer == TriedAnswers.unreadable ? "null" : "\(answer)"
            separator = ","
        }
        line += "]"
    }
}
