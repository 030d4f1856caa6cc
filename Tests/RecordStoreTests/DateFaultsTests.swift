import IntervalStatistics
import RecordStore
import Testing

/// Dates that are far from all others, or in the future, are named and used.
struct DateFaultsTests {
    let folder = TemporaryFolder()
    let today = Day("2026-12-07")

    func line(_ number: Int, _ date: String) -> String {
        #"{"v":1,"id":"\#(Lines.id(number))","date":"\#(date)","correctAnswer":7,"isCorrect":true}"#
    }

    func reader(_ blockSize: Int = 1 << 18) throws -> StoreReader {
        let today = try #require(today)
        return StoreReader(blockSize: blockSize, today: { today })
    }

    func faults(_ contents: StoreContents?) -> [String] {
        (contents?.faults ?? []).map { "\($0.line ?? 0):\($0.column ?? 0) \($0.kind)" }
    }

    let usual = (0..<40).map { "2026-11-\($0 / 2 + 10)T19:00:00.000+01:00" }
    let odd = [
        "1970-01-01T00:00:01.000+00:00", "2926-11-02T19:00:00.000+01:00", "2026-12-09T00:00:00.000+01:00",
    ]

    @Test(arguments: [100, 1 << 18]) func `Each is named at its date, and counts`(blockSize: Int) throws {
        var lines = usual.enumerated().map { line($0.offset, $0.element) }
        lines.insert(line(50, odd[0]), at: 7)
        lines.insert("oops", at: 8)
        lines += [line(51, odd[1]), line(52, odd[2]), line(53, "2026-12-08T23:59:59.999+14:00")]
        folder.write("a.jsonl", Lines.file(lines))
        let contents = try #require(try reader(blockSize).read(folder.location))
        #expect(
            faults(contents) == [
                "8:59 earlyDate", "9:1 brokenJSON", "43:59 lateDate", "44:59 lateDate",
            ])
        #expect(contents.statistics.recordCount == 44 && contents.recordCount == 44)
        #expect(
            contents.dates?.range == (try #require(Day("2026-11-10")))...(try #require(Day("2026-12-08"))))
        #expect(try #require(StoreReader().read(folder.location)).faults.count == 1)
    }

    @Test func `Arrays and doubled records are judged too`() throws {
        let lines = usual.enumerated().map { line($0.offset, $0.element) } + [line(60, odd[1])]
        folder.write("a.json", "[\n" + lines.joined(separator: ",\n") + "\n]")
        #expect(faults(try reader(100).read(folder.location)) == ["42:59 lateDate"])
        folder.write("b.jsonl", Lines.file(lines))
        let contents = try #require(try reader(100).read(folder.location))
        #expect(contents.recordCount == 41 && contents.faults.contains { $0.kind == .lateDate })
    }

    @Test func `What is appended is judged`() throws {
        folder.write("a.jsonl", Lines.file(usual.enumerated().map { line($0.offset, $0.element) }))
        var follower = StoreFollower(folder.location, reader: try reader())
        _ = follower.look()
        folder.append("a.jsonl", line(61, "2026-12-07T12:00:00.000+01:00") + "\n")
        guard case .grown = follower.look() else {
            Issue.record("it has not grown")
            return
        }
        folder.append("a.jsonl", line(62, odd[1]) + "\n" + line(63, odd[0]) + "\n")
        _ = follower.look()
        #expect(faults(follower.contents) == ["42:59 lateDate", "43:59 earlyDate"])
        #expect(follower.contents?.recordCount == 43)
    }
}
