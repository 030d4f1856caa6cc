import Testing

@testable import IntervalStatistics

@Suite struct PeriodTests {
    @Test func periodsEndToday() {
        let today = Day(number: 1000)
        let firsts = Period.allCases.map { $0.since(today: today)?.number }
        #expect(firsts == [nil, 636, 911, 971, 994, 1000])
    }
}
