/// The figures over any set of records.
///
/// Only whole numbers are kept, so statistics of parts combine exactly, in any order and whatever the split.
package struct Statistics: Equatable, Sendable {
    /// All records, those outside the wheel too.
    package private(set) var recordCount = 0

    /// Records right at the first answer, those outside the wheel too.
    package private(set) var correctCount = 0

    /// Records that asked for an interval without a spoke.
    package private(set) var outsideCount = 0

    /// Records that do not say when they were made.
    package private(set) var undatedCount = 0

    package private(set) var firstDay: Day?
    package private(set) var lastDay: Day?

    private var firstAnswers = AnswerMatrix()
    private var triedAnswers = AnswerMatrix()

    /// By what was asked, in semitones.
    private var counts = zeros, correctCounts = zeros, timeSums = zeros, timeCounts = zeros

    /// By the place of the spoke.
    private var times = [TimeTally](repeating: TimeTally(), count: Interval.allCases.count)

    /// Records of the wheel by how many answers were on offer.
    private var choices = [Int](repeating: 0, count: 256)

    private static let zeros = [Int](repeating: 0, count: AnswerMatrix.side)

    package init() {}

    package init(_ records: some Sequence<Record>, where filter: RecordFilter = .all) {
        for record in records where filter.admits(record) { add(record) }
    }

    /// Adds the records of an array that the filter admits; the fast way for many.
    package mutating func add(_ records: [Record], where filter: RecordFilter = .all) {
        if filter == .all {
            for record in records { add(record) }
        } else {
            for record in records where filter.admits(record) { add(record) }
        }
    }

    package mutating func add(_ record: Record) {
        let asked = record.correctAnswer
        recordCount += 1
        counts[Int(asked)] += 1
        if record.isCorrect {
            correctCount += 1
            correctCounts[Int(asked)] += 1
        }
        firstAnswers.add(asked: asked, answered: record.firstAnswer)
        for answer in record.triedAnswers { triedAnswers.add(asked: asked, answered: answer) }
        addTime(record)
        addPlace(record)
        addDay(record.day)
    }

    private mutating func addTime(_ record: Record) {
        guard record.timeTook > 0 else { return }
        timeSums[Int(record.correctAnswer)] += Int(record.timeTook)
        timeCounts[Int(record.correctAnswer)] += 1
        guard record.isCorrect, let interval = record.interval else { return }
        times[interval.index].add(record.timeTook)
    }

    private mutating func addPlace(_ record: Record) {
        if record.interval == nil { outsideCount += 1 } else { choices[Int(record.choices)] += 1 }
    }

    private mutating func addDay(_ day: Day?) {
        guard let day else {
            undatedCount += 1
            return
        }
        firstDay = min(firstDay ?? day, day)
        lastDay = max(lastDay ?? day, day)
    }

    package static func + (left: Statistics, right: Statistics) -> Statistics {
        var sum = left
        sum += right
        return sum
    }

    package static func += (left: inout Statistics, right: Statistics) {
        guard right.recordCount > 0 else { return }
        guard left.recordCount > 0 else {
            left = right
            return
        }
        left.recordCount += right.recordCount
        left.correctCount += right.correctCount
        left.outsideCount += right.outsideCount
        left.undatedCount += right.undatedCount
        left.firstDay = [left.firstDay, right.firstDay].compactMap(\.self).min()
        left.lastDay = [left.lastDay, right.lastDay].compactMap(\.self).max()
        left.firstAnswers += right.firstAnswers
        left.triedAnswers += right.triedAnswers
        left.counts.add(right.counts)
        left.correctCounts.add(right.correctCounts)
        left.timeSums.add(right.timeSums)
        left.timeCounts.add(right.timeCounts)
        left.choices.add(right.choices)
        for place in left.times.indices { left.times[place] += right.times[place] }
    }
}

extension Statistics {
    /// Over all records, those outside the wheel too; nil without records.
    package var correctRate: Double? {
        recordCount == 0 ? nil : Double(correctCount) / Double(recordCount)
    }

    /// All twelve, by size.
    package var intervals: [StatisticInterval] { Interval.allCases.map { self[$0] } }

    package subscript(interval: Interval) -> StatisticInterval {
        let asked = interval.semitones
        let timed = timeCounts[asked]
        return StatisticInterval(
            interval: interval, count: counts[asked], correctCount: correctCounts[asked],
            triedAnswers: triedAnswers.answers(asked: interval),
            firstAnswers: firstAnswers.answers(asked: interval),
            outsideFirstAnswers: firstAnswers.outsideAnswers(asked: interval),
            unknownFirstAnswers: firstAnswers.unknownAnswers(asked: interval),
            timeTookAverage: timed == 0 ? nil : Double(timeSums[asked]) / Double(timed),
            timeTookMedian: times[interval.index].median,
            precision: firstAnswers.precision(of: interval))
    }

    /// The rate that guessing gives: the mean of 1 / choices over records of the wheel that tell their choices.
    package var chance: Double? {
        var told = 0
        var sum = 0.0
        for (offered, times) in choices.enumerated() where offered > 0 && times > 0 {
            told += times
            sum += Double(times) / Double(offered)
        }
        return told == 0 ? nil : sum / Double(told)
    }
}
