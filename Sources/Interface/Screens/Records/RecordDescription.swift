import Drawing
import IntervalStatistics

/// A record in words, as the tree that opens it.
struct RecordDescription {
    /// What the tree calls it.
    static let title = "Record"

    let correctAnswer: String
    let triedAnswers: [String]
    let isCorrect: Bool
    let timeTook: String?
    let direction: String?
    let date: String?
    let choices: Int?

    init(_ record: Record) {
        date = record.moment.map { "\($0.day) \($0.timeOfDay.prefix(5))" }
        correctAnswer = Self.name(record.correctAnswer)
        triedAnswers = record.triedAnswers.map(Self.name)
        isCorrect = record.isCorrect
        timeTook = record.timeTook == 0 ? nil : "\(record.timeTook) ms"
        direction = record.direction?.name
        choices = record.choices == 0 ? nil : Int(record.choices)
    }

    /// The short name of an interval; others are told by their size.
    private static func name(_ semitones: UInt8) -> String {
        if let interval = Interval(semitones: Int(semitones)) { return interval.abbreviation }
        return semitones == TriedAnswers.unreadable ? "unreadable" : "\(semitones) semitones"
    }
}
