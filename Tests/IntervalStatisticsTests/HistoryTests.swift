import IntervalStatistics
import TestSupport
import Testing

struct HistoryTests {
    private func history(_ days: [Int]) -> History {
        History(days.map { Record(correctAnswer: 1, isCorrect: true, instant: Int64($0) * 86_400_000) })
    }

    @Test(arguments: 0..<30) func `Any split in any order gives the history of the whole`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let records = Record.random(count: seed * 20, seed: seed).shuffled(using: &generator)
        let cut = Int.random(in: 0...records.count, using: &generator)
        let sum = History(records[cut...]) + History(records[..<cut])
        let whole = History(records)
        #expect(sum == whole)
        #expect(whole.days.map(\.day) == Set(records.compactMap(\.day)).sorted())
        #expect(whole.days.reduce(0) { $0 + $1.count } + whole.undatedCount == records.count)
        #expect(whole.practiceTime == records.reduce(0) { $0 + ($1.day == nil ? 0 : Int($1.timeTook)) })
    }

    @Test func `A day has its answers, its rate and its time`() throws {
        let day = Day(number: 20_000)
        let instant = Int64(day.number) * 86_400_000
        let figures = History([
            Record(correctAnswer: 13, isCorrect: true, timeTook: 1000, instant: instant),
            Record(correctAnswer: 1, isCorrect: false, timeTook: 3000, instant: instant),
            Record(correctAnswer: 1, isCorrect: false, instant: instant),
            Record(correctAnswer: 1, isCorrect: false, instant: instant - 1),
        ])[day]
        let found = try #require(figures)
        #expect(found.count == 3 && found.correctCount == 1 && found.correctRate == 1.0 / 3)
        #expect(found.practiceTime == 4000)
    }

    @Test func `A streak is none of days that can hardly be right`() {
        let days = Array(10_000...10_003) + [20_000, 20_001] + Array(30_000...30_009)
        #expect(history(days).longestStreak(today: Day(number: 20_001)) == 4)
        #expect(
            history(Array(0...2) + [20_000, 20_001, 19_998]).longestStreak(today: Day(number: 20_001)) == 2)
    }

    @Test(arguments: [
        ([], 0, 0), ([9], 1, 1), ([9, 8, 7], 3, 3), ([10], 1, 1), ([10, 9, 7], 2, 2), ([10, 7, 6], 1, 2),
        ([8, 7], 0, 2),
    ])
    func `A streak ends today or yesterday`(days: [Int], streak: Int, longest: Int) {
        let history = history(days)
        #expect(history.streak(today: Day(number: 10)) == streak)
        #expect(history.longestStreak(today: Day(number: 10)) == longest)
    }
}
