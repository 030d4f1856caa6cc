import IntervalStatistics
import RecordStore
import Testing

/// Any damage costs the line that it hits, and nothing else.
struct DamageTests {
    let folder = TemporaryFolder()

    private static let lines = (0..<3).map {
        Lines.record($0 * 33, asked: String($0 + 3), tries: "[\($0 + 3)]")
    }

    /// A byte gone, there twice, or with one bit turned.
    private static func damages(_ bytes: [UInt8], at place: Int) -> [[UInt8]] {
        let before = bytes[..<place]
        let after = bytes[(place + 1)...]
        let turned = (0..<8).map { Array(before) + [bytes[place] ^ 1 << $0] + Array(after) }
        return turned + [Array(before + after), Array(before) + [bytes[place], bytes[place]] + Array(after)]
    }

    @Test(arguments: 0..<3) func `Every byte of a line turned, removed or doubled`(line: Int) throws {
        let bytes = Array(Lines.file(Self.lines).utf8)
        let length = Self.lines[0].utf8.count + 1
        let others = [0, 1, 2].filter { $0 != line }.map { UInt8($0 + 3) }
        for place in line * length..<(line + 1) * length - 1 {
            for damaged in Self.damages(bytes, at: place) {
                folder.write("a.jsonl", damaged)
                let contents = try #require(StoreReader().read(folder.location))
                let asked = contents.records.map(\.correctAnswer)
                #expect(
                    others.allSatisfy(asked.contains),
                    "byte \(place): \(String(decoding: damaged, as: UTF8.self))")
                #expect(contents.recordCount <= 3 && contents.faults.allSatisfy { ($0.line ?? 0) <= 4 })
            }
        }
    }

    @Test func `Every byte of an array's middle element turned, removed or doubled`() throws {
        let first = "[\n" + Self.lines[0] + ",\n"
        let bytes = Array((first + Self.lines[1] + ",\n" + Self.lines[2] + "\n]\n").utf8)
        for place in first.utf8.count..<first.utf8.count + Self.lines[1].utf8.count {
            for damaged in Self.damages(bytes, at: place) {
                folder.write("a.json", damaged)
                let contents = try #require(StoreReader().read(folder.location))
                let asked = contents.records.map(\.correctAnswer)
                #expect(
                    [3, 5].allSatisfy(asked.contains),
                    "byte \(place): \(String(decoding: damaged, as: UTF8.self))")
            }
        }
    }
}
