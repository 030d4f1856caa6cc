import IntervalStatistics
import Testing

struct PlausibleDatesTests {
    let today = Day(number: 20_800)

    /// Days with so many answers each.
    func dates(_ days: [Int: Int]) -> PlausibleDates {
        PlausibleDates(days.sorted { $0.key < $1.key }.map { (Day(number: $0.key), $0.value) }, today: today)
    }

    /// The bounds, and how many answers lie before and after them.
    func summary(_ days: [Int: Int]) -> [Int?] {
        let dates = dates(days)
        return [
            dates.range?.lowerBound.number, dates.range?.upperBound.number, dates.before.count,
            dates.after.count,
        ]
    }

    /// Answers on every third day of a stretch.
    func practice(_ days: Range<Int>, count: Int = 10) -> [Int: Int] {
        Dictionary(
            uniqueKeysWithValues: stride(from: days.lowerBound, to: days.upperBound, by: 3).map {
                ($0, count)
            })
    }

    @Test func `The range ends with today and begins with the first answer`() {
        #expect(summary([20_700: 3, 20_790: 1]) == [20_700, 20_800, 0, 0])
        #expect(summary([20_800: 3]) == [20_800, 20_800, 0, 0])
        #expect(summary([:]) == [nil, nil, 0, 0])
    }

    @Test func `Tomorrow may be today further east, and later days are none`() {
        #expect(summary([20_800: 1, 20_801: 2]) == [20_800, 20_801, 0, 0])
        #expect(summary([20_800: 1, 20_802: 2, 349_000: 1]) == [20_800, 20_800, 0, 3])
        #expect(summary([20_802: 2]) == [nil, nil, 0, 2])
        let after = dates([20_800: 1, 20_802: 2, 349_000: 1]).after
        #expect(
            after.dayCount == 2 && after.first == Day(number: 20_802) && after.last == Day(number: 349_000))
    }

    @Test func `A clock that begins in 1970 stretches nothing`() {
        #expect(summary([0: 1, 20_790: 1, 20_795: 4]) == [20_790, 20_800, 1, 0])
        #expect(
            summary(practice(20_000..<20_800).merging([0: 200, 1: 40]) { $1 }) == [20_000, 20_800, 240, 0])
        #expect(
            summary(practice(20_000..<20_800).merging([0: 1, 10_957: 1]) { $1 }) == [20_000, 20_800, 2, 0])
    }

    @Test func `Under a hundredth is far off on however many days`() {
        let new = practice(20_000..<20_600)
        #expect(summary(new.merging(practice(0..<30, count: 2)) { $1 }) == [20_000, 20_800, 20, 0])
        #expect(summary(new.merging(practice(0..<30, count: 3)) { $1 }) == [0, 20_800, 0, 0])
    }

    @Test func `A long break does not cut a history`() {
        let old = practice(12_000..<16_000)
        #expect(summary(old.merging(practice(16_730..<20_800)) { $1 }) == [12_000, 20_800, 0, 0])
        #expect(summary(old.merging(practice(20_000..<20_800)) { $1 }) == [12_000, 20_800, 0, 0])
        #expect(summary(old.merging([20_799: 1]) { $1 }) == [12_000, 20_800, 0, 0])
        #expect(summary([18_900: 1, 20_726: 5]) == [18_900, 20_800, 0, 0])
        #expect(summary([18_899: 1, 20_726: 5]) == [20_726, 20_800, 1, 0])
    }

    @Test(arguments: 0..<200) func `Nothing is lost, and what is outside is never the most`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let days = Dictionary(
            (0...Int.random(in: 0...40, using: &generator)).map { _ in
                (
                    Int.random(in: -30_000...22_000, using: &generator),
                    Int.random(in: 1...9, using: &generator)
                )
            }, uniquingKeysWith: +)
        let dates = dates(days)
        let inside = days.filter { dates.contains(Day(number: $0.key)) }.values.reduce(0, +)
        #expect(inside + dates.before.count + dates.after.count == days.values.reduce(0, +))
        #expect(dates.before.count <= inside)
        #expect(
            days.keys.allSatisfy {
                ($0 > 20_801) == (Day(number: $0) >= (dates.after.first ?? Day(number: .max)))
            })
    }

    @Test func `A history knows its own`() {
        let history = History(
            [0, 20_799, 20_800, 20_900].map {
                Record(correctAnswer: 1, isCorrect: true, instant: $0 * 86_400_000)
            } + [Record(correctAnswer: 1, isCorrect: true)])
        let dates = history.plausibleDates(today: today)
        #expect(dates == self.dates([0: 1, 20_799: 1, 20_800: 1, 20_900: 1]) && dates.before.count == 1)
    }
}
