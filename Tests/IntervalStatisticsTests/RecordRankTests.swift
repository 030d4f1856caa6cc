import IntervalStatistics
import TestSupport
import Testing

struct RecordRankTests {
    @Test(arguments: 0..<50) func eachOfThoseThatSayTheSameHasItsOwnPlaceInTheStore(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let blocks = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                let instant = Int64.random(in: 0...3, using: &generator)
                return Record(
                    correctAnswer: .random(in: 1...2, using: &generator), isCorrect: true,
                    instant: instant == 0 ? Record.unknownInstant : instant)
            }
        }
        let list = RecordList(blocks)
        var ranks: [Record: [Int]] = [:]
        for place in list.indices.reversed() {
            let rank = list.rank(at: place)
            #expect(rank.count == blocks.joined().count { $0 == list[place] })
            ranks[list[place], default: []].append(rank.before)
        }
        for (record, ranks) in ranks { #expect(ranks == Array(0..<ranks.count), "\(record)") }
    }

    @Test func itGivesUpWhereItIsNotWantedAnyMore() {
        let list = RecordList([Array(repeating: Record(correctAnswer: 1, isCorrect: true), count: 10_000)])
        #expect(list.rank(at: 9_999) == (0, 10_000))
        #expect(list.rank(at: 9_999, isCancelled: { true }).count < 10_000)
    }
}
