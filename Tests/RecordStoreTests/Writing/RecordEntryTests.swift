import IntervalStatistics
import RecordStore
import TestSupport
import Testing

struct RecordEntryTests {
    private let id = RecordID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00FF)

    @Test func `A full record is written as the format shows it`() {
        let record = Record(
            correctAnswer: 7, triedAnswers: [5, 7], isCorrect: false, timeTook: 2310, direction: .descending,
            choices: 12, instant: 1_764_010_992_481, offset: 60)
        let line = RecordEntry(id: id, record: record, root: 62, replays: 1).line
        #expect(
            line
                == #"{"v":1,"id":"01900000-0000-7000-8000-0000000000ff","date":"2025-11-24T20:03:12.481+01:00","#
                + #""correctAnswer":7,"triedAnswers":[5,7],"isCorrect":false,"timeTook":2310,"#
                + #""direction":"descending","root":62,"choices":12,"replays":1}"#)
    }

    @Test func `What is unknown is left out`() {
        let line = RecordEntry(id: id, record: Record(correctAnswer: 13, isCorrect: true)).line
        #expect(
            line
                == #"{"v":1,"id":"01900000-0000-7000-8000-0000000000ff","correctAnswer":13,"isCorrect":true}"#
        )
    }

    @Test(arguments: 0..<200) func `Whatever is written is read back the same`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        let tries = (0..<number(0...24)).map { _ in number(0...25) }.map { UInt8($0 == 25 ? 31 : $0) }
        let record = Record(
            correctAnswer: UInt8(number(0...24)), triedAnswers: TriedAnswers(tries),
            isCorrect: Bool.random(using: &generator), timeTook: UInt32(number(0...4_294_967_295)),
            direction: [nil, .ascending, .descending, .harmonic].randomElement(using: &generator) ?? nil,
            choices: UInt8(number(0...255)),
            instant: number(0...9) == 0
                ? Record.unknownInstant : Int64(number(-62_000_000_000_000...253_000_000_000_000)),
            offset: 0)
        var dated = record
        if record.instant != Record.unknownInstant { dated.offset = Int16(number(-840...840)) }
        let folder = TemporaryFolder()
        folder.write("a.jsonl", RecordEntry(id: id, record: dated, root: 5, replays: 0).line + "\n")
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.blocks == [[dated]])
        #expect(contents.faults.allSatisfy { $0.kind == .oddTriedAnswer })
        #expect(contents.faults.isEmpty == !tries.contains(31))
    }
}
