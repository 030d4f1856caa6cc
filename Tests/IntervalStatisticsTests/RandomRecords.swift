import IntervalStatistics
import TestSupport

extension Record {
    /// Any record a store could hold: outside the wheel, undated, without tries and with odd ones too.
    static func random(_ generator: inout SeededGenerator) -> Record {
        let tries = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            UInt8.random(in: 0...26, using: &generator)
        }
        let dated = Int.random(in: 0..<8, using: &generator) > 0
        return Record(
            correctAnswer: UInt8.random(in: 0...24, using: &generator),
            triedAnswers: TriedAnswers(tries), isCorrect: Bool.random(using: &generator),
            timeTook: [0, 900, UInt32.random(in: 1...140_000, using: &generator)].randomElement(
                using: &generator) ?? 0,
            direction: [nil, .ascending, .descending, .harmonic].randomElement(using: &generator) ?? nil,
            choices: [0, 2, 12].randomElement(using: &generator) ?? 0,
            instant: dated
                ? Int64.random(in: -4_000_000_000...4_000_000_000, using: &generator) : unknownInstant,
            offset: Int16.random(in: -840...840, using: &generator))
    }

    static func random(count: Int, seed: Int) -> [Record] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in random(&generator) }
    }
}
