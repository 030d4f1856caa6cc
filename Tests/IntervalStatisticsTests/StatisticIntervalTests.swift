import IntervalStatistics
import TestSupport
import Testing

struct StatisticIntervalTests {
    private func fifth(_ tries: TriedAnswers, _ isCorrect: Bool, _ time: UInt32 = 0) -> Record {
        Record(correctAnswer: 7, triedAnswers: tries, isCorrect: isCorrect, timeTook: time)
    }

    @Test func `Answers are counted by what they named`() {
        let statistics = Statistics([
            fifth([7], true), fifth([5, 6, 7], false), fifth([5, 7], false), fifth([], true),
            fifth([], false),
            fifth([TriedAnswers.unreadable, 7], false), fifth([13, 7], false), fifth([0], false),
            Record(correctAnswer: 5, triedAnswers: [7, 5], isCorrect: false),
            Record(correctAnswer: 19, triedAnswers: [7], isCorrect: false),
        ])
        let fifth = statistics[.P5]
        #expect(fifth.count == 8 && fifth.correctCount == 2 && fifth.correctRate == 0.25)
        #expect(fifth.triedAnswers == [.P5: 5, .P4: 2, .TT: 1])
        #expect(fifth.firstAnswers == [.P5: 2, .P4: 2])
        #expect(fifth.outsideFirstAnswers == 2 && fifth.unknownFirstAnswers == 2)
        #expect(fifth.precision == 0.5)
        #expect(statistics[.P4].precision == 0)
        #expect(statistics[.m2].precision == nil)
    }

    @Test(arguments: 0..<20) func `First answers add up to the records`(seed: Int) {
        for interval in Statistics(Record.random(count: 500, seed: seed)).intervals {
            let named = interval.firstAnswers.values.reduce(0, +)
            #expect(named + interval.outsideFirstAnswers + interval.unknownFirstAnswers == interval.count)
        }
    }

    @Test func `Unknown times stay out of mean and median`() {
        let fifth = Statistics([
            fifth([7], true, 1000), fifth([7], true, 2000), fifth([7], true), fifth([5, 7], false, 9000),
        ])[.P5]
        #expect(fifth.timeTookAverage == 4000 && fifth.timeTookMedian == 1500)
    }

    @Test func `Medians are exact for short and very long times`() {
        for count in 1...40 {
            var generator = SeededGenerator(seed: count)
            let times = (0..<count).map { _ in UInt32.random(in: 1...131_072, using: &generator) }
            let sorted = times.sorted().map(Double.init)
            let expected = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
            #expect(Statistics(times.map { fifth([7], true, $0) })[.P5].timeTookMedian == expected)
        }
    }

    @Test func `The most frequent wrong answer is the smaller of equals`() {
        let statistics = Statistics([
            fifth([8, 7], false), fifth([6, 7], false), fifth([7], true), fifth([13], false),
            fifth([13], false),
        ])
        #expect(statistics[.P5].confusions.first?.heard == .TT)
        #expect(statistics[.P5].confusions.first?.count == 1)
        #expect(statistics[.P4].confusions.isEmpty)
    }
}
