/// What one day brought.
package struct DayFigures: Equatable, Sendable {
    package let day: Day

    package private(set) var count = 0

    /// Answers right at the first try.
    package private(set) var correctCount = 0

    /// Milliseconds spent on answers whose time is known.
    package private(set) var practiceTime = 0

    init(day: Day) { self.day = day }

    package var correctRate: Double? { count == 0 ? nil : Double(correctCount) / Double(count) }

    mutating func add(_ record: Record) {
        count += 1
        if record.isCorrect { correctCount += 1 }
        practiceTime += Int(record.timeTook)
    }

    static func += (left: inout DayFigures, right: DayFigures) {
        left.count += right.count
        left.correctCount += right.correctCount
        left.practiceTime += right.practiceTime
    }
}
