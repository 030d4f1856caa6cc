import IntervalStatistics
import TestSupport
import Testing

struct HistoryPointTests {
    private static let first = Day(number: 20_000)

    /// Days in a row with so many answers each, every other one right.
    private func units(_ counts: [Int]) -> [HistoryBucket] {
        var history = History()
        for (place, count) in counts.enumerated() {
            for number in 0..<count {
                history.add(
                    Record(
                        correctAnswer: 7, isCorrect: number % 2 == 0, timeTook: 1000,
                        instant: Int64(Self.first.number + place) * 86_400_000))
            }
        }
        let days = Self.first...(Self.first + (counts.count - 1))
        return history.buckets(by: .day, over: days, atMost: counts.count)
    }

    /// How many answers each point has, and which days it takes.
    private func joined(_ counts: [Int]) -> [String] {
        HistoryPoint.joined(units(counts)).map { point in
            let (first, last) = (point.places.lowerBound, point.places.upperBound)
            return "\(point.figures.count)@\(first == last ? "\(first)" : "\(first)-\(last)")"
        }
    }

    @Test func enoughAnswersStandAlone() {
        #expect(joined([5, 9, 20]) == ["5@0", "9@1", "20@2"])
    }

    @Test func fewAnswersJoinTheNearerNeighbour() {
        #expect(joined([20, 2, 0, 0, 20]) == ["22@0-1", "0@2", "0@3", "20@4"])
        #expect(joined([20, 0, 0, 2, 20]) == ["20@0", "0@1", "0@2", "22@3-4"])
    }

    @Test func ofTwoNeighboursEquallyNearTheSmallerIsJoined() {
        #expect(joined([20, 2, 6]) == ["20@0", "8@1-2"])
        #expect(joined([6, 2, 20]) == ["8@0-1", "20@2"])
        #expect(joined([6, 2, 6]) == ["8@0-1", "6@2"])
    }

    @Test func daysWithoutAnswersStayGapsWhereNoPointSpansThem() {
        #expect(joined([9, 0, 0, 3, 0, 2, 9]) == ["9@0", "0@1", "0@2", "5@3-5", "9@6"])
        #expect(joined([0, 0, 9]) == ["0@0", "0@1", "9@2"])
    }

    @Test func fewerAnswersInAllAreOnePoint() {
        #expect(joined([1, 0, 2, 0, 1]) == ["4@0-4"])
        #expect(joined([2]) == ["2@0"] && joined([0]) == ["0@0"])
        #expect(HistoryPoint.joined([]).isEmpty)
    }

    @Test func aPointStandsInTheMiddleOfItsAnswers() {
        let points = HistoryPoint.joined(units([1, 0, 0, 0, 4, 0, 30]))
        #expect(points.map(\.place) == [3, 5, 6])
        #expect(points[0].figures.first == Self.first && points[0].figures.last == Self.first + 4)
    }

    @Test(arguments: 0..<300) func totalsAndOrderAreKeptAndNoPointIsTooSmall(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let most = [1, 4, 9, 40].randomElement(using: &generator) ?? 9
        let counts = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
            max(0, Int.random(in: -most...most, using: &generator))
        }
        let units = units(counts)
        let points = HistoryPoint.joined(units)
        #expect(points.flatMap { Array($0.places) } == Array(units.indices), "every unit once, in order")
        for point in points {
            let own = units[point.places]
            #expect(point.figures.count == own.reduce(0) { $0 + $1.count })
            #expect(point.figures.correctCount == own.reduce(0) { $0 + $1.correctCount })
            #expect(point.figures.practiceTime == own.reduce(0) { $0 + $1.practiceTime })
            #expect(point.figures.first == own.first?.first && point.figures.last == own.last?.last)
            #expect(point.places.contains(point.place))
        }
        let answered = points.filter { $0.figures.count > 0 }
        #expect(answered.allSatisfy { $0.figures.count >= HistoryPoint.leastCount } || answered.count == 1)
        for point in points where point.figures.count == 0 { #expect(point.places.count == 1) }
    }
}
