import IntervalStatistics
import TestSupport
import Testing

struct StatisticsTests {
    @Test(arguments: 0..<20) func `Any split in any order gives the statistics of the whole`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let records = Record.random(count: seed * 20, seed: seed)
        let whole = Statistics(records)
        var parts: [[Record]] = Array(repeating: [], count: Int.random(in: 1...7, using: &generator))
        for record in records { parts[Int.random(in: parts.indices, using: &generator)].append(record) }
        let sum = parts.shuffled(using: &generator).map { Statistics($0) }.reduce(Statistics(), +)
        #expect(sum == whole)
        #expect(Statistics(records.shuffled(using: &generator)) == whole)
    }

    @Test func `Nothing is unknown, never zero`() {
        let nothing = Statistics()
        #expect(nothing.correctRate == nil && nothing.chance == nil && nothing.firstDay == nil)
        let fifth = nothing[.P5]
        #expect(fifth.count == 0 && fifth.correctRate == nil && fifth.rateInterval == nil)
        #expect(fifth.timeTookAverage == nil && fifth.timeTookMedian == nil && fifth.precision == nil)
        #expect(fifth.triedAnswers.isEmpty && fifth.confusions.isEmpty)
        #expect(nothing.intervals.map(\.interval) == Interval.allCases)
    }

    @Test func `Records outside the wheel are counted apart and in the whole`() {
        let statistics = Statistics([
            Record(correctAnswer: 13, triedAnswers: [7], isCorrect: false),
            Record(correctAnswer: 0, isCorrect: true, choices: 4),
            Record(correctAnswer: 7, triedAnswers: [7], isCorrect: true),
        ])
        #expect(statistics.recordCount == 3 && statistics.outsideCount == 2 && statistics.correctCount == 2)
        #expect(statistics.intervals.map(\.count).reduce(0, +) == 1)
        #expect(statistics[.P5].precision == 0.5)
        #expect(statistics.chance == nil)
    }

    @Test func `Chance is the mean of one in so many`() {
        let offered: [UInt8] = [2, 4, 0]
        let statistics = Statistics(offered.map { Record(correctAnswer: 1, isCorrect: true, choices: $0) })
        #expect(statistics.chance == 0.375)
    }

    @Test func `Days are those of the records' own offsets`() {
        let midnight = Int64(86_400_000)
        let statistics = Statistics([
            Record(correctAnswer: 1, isCorrect: true, instant: midnight, offset: -1),
            Record(correctAnswer: 1, isCorrect: true, instant: midnight, offset: 0),
            Record(correctAnswer: 1, isCorrect: true),
        ])
        #expect(statistics.firstDay == Day(number: 0) && statistics.lastDay == Day(number: 1))
        #expect(statistics.undatedCount == 1)
    }
}
