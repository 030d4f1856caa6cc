import Testing

@testable import IntervalStatistics

@Suite struct RecordListTests {
    private func record(_ instant: Int64, _ asked: UInt8 = 7) -> Record {
        Record(correctAnswer: asked, isCorrect: true, instant: instant)
    }

    @Test func theNewestComesFirst() {
        let list = RecordList([[record(1, 1), record(2, 2)], [record(3, 3)]])
        #expect(list.map(\.correctAnswer) == [3, 2, 1])
    }

    @Test func filesThatInterleaveAreMergedByTime() {
        let list = RecordList([[record(1, 1), record(5, 5)], [record(2, 2), record(4, 4)], [record(3, 3)]])
        #expect(list.map(\.correctAnswer) == [5, 4, 3, 2, 1])
    }

    @Test func recordsWithoutADateAreTheOldestInTheirOwnOrder() {
        let list = RecordList([
            [record(9, 9)], [record(Record.unknownInstant, 1), record(Record.unknownInstant, 2)],
        ])
        #expect(list.map(\.correctAnswer) == [9, 2, 1])
    }

    @Test func anEmptyStoreIsEmpty() {
        #expect(RecordList([]).isEmpty)
        #expect(RecordList.empty.count == 0)
    }

    @Test func everyPlaceOfManyBlocksIsReached() {
        let blocks = (0..<50).map { block in (0...block).map { record(Int64(block * 100 + $0)) } }
        let list = RecordList(blocks)
        #expect(list.count == 50 * 51 / 2)
        #expect(Array(list.map(\.instant).reversed()) == blocks.joined().map(\.instant))
    }
}
