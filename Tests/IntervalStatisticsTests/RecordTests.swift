import IntervalStatistics
import Testing

struct RecordTests {
    @Test func `A record takes 32 bytes and keeps what it was given`() {
        #expect(MemoryLayout<Record>.stride == 32)
        for asked in UInt8(0)...24 {
            for direction in [nil] + Direction.allCases.map(Optional.some) {
                let record = Record(
                    correctAnswer: asked, triedAnswers: [1, asked], isCorrect: asked % 2 == 0, timeTook: .max,
                    direction: direction, choices: 255, instant: -1, offset: -840)
                #expect(record.correctAnswer == asked && record.isCorrect == (asked % 2 == 0))
                #expect(record.direction == direction && record.choices == 255 && record.timeTook == .max)
                #expect(record.interval == Interval(semitones: Int(asked)))
                #expect(
                    record.offset == -840 && record.instant == -1 && Array(record.triedAnswers) == [1, asked])
            }
        }
    }

    @Test func `Tries keep their order up to the 24th, and odd ones are unreadable`() {
        for count in 0...30 {
            let answers = (0..<count).map { UInt8($0) }
            let tries = TriedAnswers(answers)
            let kept = min(count, 24)
            #expect(tries.count == kept && Array(tries) == Array(answers.prefix(kept)))
            #expect(tries.first == answers.first && tries.isEmpty == (count == 0))
        }
        #expect(Array(TriedAnswers([24, 25, 200])) == [24, 31, 31])
    }

    @Test func `Intervals are found by size and by name, in which case counts`() {
        #expect(Interval(abbreviation: "m2") == .m2 && Interval(abbreviation: "M2") == .M2)
        #expect(Interval(abbreviation: "tt") == nil && Interval(abbreviation: "") == nil)
        #expect(Interval.allCases.map(\.rawValue) == Array(1...12))
        #expect(Interval.allCases.map(\.abbreviation) == Interval.allCases.map { "\($0)" })
        #expect(Direction.allCases.map(\.name) == Direction.allCases.map { "\($0)" })
        #expect(
            Interval(semitones: 0) == nil && Interval(semitones: 13) == nil
                && Interval(semitones: .max) == nil)
    }
}
