import IntervalStatistics
import TestSupport
import Testing

struct DayCountsTests {
    @Test(arguments: 0..<30) func `Counts of parts are those of the history of the whole`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let records = Record.random(count: seed * 20, seed: seed)
        let mixed = seed % 2 == 0 ? records : records.shuffled(using: &generator)
        let cut = Int.random(in: 0...mixed.count, using: &generator)
        var counts = DayCounts(Array(mixed[..<cut]))
        counts += DayCounts(Array(mixed[cut...]))
        let history = History(records)
        #expect(counts == DayCounts(records))
        #expect(counts.first == history.days.first?.day && counts.last == history.days.last?.day)
        let today = history.days.last?.day ?? Day(number: 0)
        #expect(counts.plausibleDates(today: today) == history.plausibleDates(today: today))
    }

    @Test func `A day is the one of its own offset`() {
        let night = Int64(20_000) * 86_400_000
        let records = [(0, 0), (-1, 0), (-1, 60), (-3_600_000, 60), (-3_600_001, 60), (0, -1)].map {
            Record(correctAnswer: 1, isCorrect: true, instant: night + Int64($0.0), offset: Int16($0.1))
        }
        let expected = DayCounts(
            [20_000, 19_999, 20_000, 20_000, 19_999, 19_999].map {
                Record(correctAnswer: 1, isCorrect: true, instant: $0 * 86_400_000)
            })
        #expect(DayCounts(records) == expected)
    }
}
