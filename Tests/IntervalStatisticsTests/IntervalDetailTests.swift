import Testing

@testable import IntervalStatistics

@Suite struct IntervalDetailTests {
    private let records = RecordList([
        [
            Record(
                correctAnswer: 8, triedAnswers: [9, 8], isCorrect: false, timeTook: 3000, direction: .harmonic
            ),
            Record(
                correctAnswer: 8, triedAnswers: [8], isCorrect: true, timeTook: 1000, direction: .ascending),
            Record(correctAnswer: 8, triedAnswers: [7, 8], isCorrect: false, timeTook: 5000),
            Record(correctAnswer: 7, triedAnswers: [8, 7], isCorrect: false, timeTook: 9000),
        ]
    ])

    @Test func figuresAreOfThisIntervalAlone() {
        let detail = IntervalDetail(.m6, of: records, where: .all)
        #expect(detail.figures.count == 3)
        #expect(detail.figures.firstAnswers == [.m6: 1, .M6: 1, .P5: 1])
        #expect(detail.figures.timeTookMedian == 1000)
        #expect(detail.wrongTimeMedian == 4000)
    }

    @Test func directionsWithoutRecordsAreLeftOut() {
        let detail = IntervalDetail(.m6, of: records, where: .all)
        #expect(detail.directions.map(\.direction) == [.ascending, .harmonic, nil])
        #expect(detail.directions.map(\.correctCount) == [1, 0, 0])
        let part = IntervalDetail(.m6, of: records, where: RecordFilter(direction: .harmonic))
        #expect(part.directions.map(\.count) == [1])
    }
}
