import Arguments
import IntervalStatistics
import RecordStore

/// Adds one answer to the store.
struct RecordCommand {
    let request: StoreRequest
    let values: OptionValues
    let environment: Environment

    /// Prints the id once the answer is on the disk.
    /// - Throws: `UsageError` for what is no interval, `SaveError` where the answer could not be saved.
    func run() throws {
        let record = try answer()
        let sink = RecordSink(location: request.location) { () throws(SaveError) in
            try environment.deviceName()
        }
        let saved = try sink.save(.init(record: record, root: values.root.map { UInt8(clamping: $0) }))
        for warning in saved.warnings { Output.complain(warning.sentence) }
        let ids = saved.ids.map { "\($0)" }.joined(separator: " ")
        do { try Output.write(ids + "\n") } catch {
            // Who reads only that something went wrong would record the answer again.
            Output.complain("the answer is saved as \(ids)")
            throw error
        }
    }

    private func answer() throws(UsageError) -> Record {
        let asked = try semitones(values.asked ?? "", .asked)
        var tries = TriedAnswers()
        let names = (values.tried ?? "").split(separator: ",", omittingEmptySubsequences: false)
        guard names.count <= TriedAnswers.capacity else { throw .tooMany(.tried, TriedAnswers.capacity) }
        for name in names { tries.append(try semitones(String(name), .tried)) }
        let now = WallClock.now()
        return Record(
            correctAnswer: asked, triedAnswers: tries, isCorrect: tries.first == asked,
            timeTook: UInt32(clamping: values.time ?? 0), direction: request.filter.direction,
            instant: now.instant, offset: now.offset)
    }

    private func semitones(_ name: String, _ option: Option) throws(UsageError) -> UInt8 {
        guard let semitones = IntervalName.semitones(name) else { throw .unknownValue(option, name) }
        return semitones
    }
}
