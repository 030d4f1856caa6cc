import Glibc
import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// Anything may be in a file: reading ends, and keeps its promises.
///
/// EARWHEEL_MUTATIONS sets how many files are tried, 20,000 unless told.
struct MutationTests {
    let folder = TemporaryFolder()

    private static let seeds = Cases.all.map(\.file).map(Cases.bytes).filter { $0.count < 8192 }

    private static let count = getenv("EARWHEEL_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 20_000

    @Test func `Mutated files and random bytes are read to their end`() throws {
        var generator = SeededGenerator(seed: 1)
        for round in 0..<Self.count {
            let bytes = Self.bytes(round, &generator)
            folder.write("a.jsonl", bytes)
            let reader = StoreReader(
                blockSize: round % 4 == 0 ? 97 : 1 << 20, threads: round % 4 == 0 ? 2 : 1)
            let contents = try #require(reader.read(folder.location))
            let lines = bytes.count { $0 == 10 } + 1
            #expect(contents.statistics.recordCount == contents.recordCount)
            // Two bytes of UTF-16 are up to three of UTF-8, in which columns count.
            let columns = 1...bytes.count * 3 / 2 + 1
            #expect(
                contents.faults.allSatisfy {
                    1...lines ~= ($0.line ?? 0) && columns ~= ($0.column ?? 0)
                })
        }
    }

    private static func bytes(_ round: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        if round % 10 == 0 {
            return (0..<Int.random(in: 1...400, using: &generator)).map { _ in generator.next() }.map {
                UInt8(truncatingIfNeeded: $0)
            }
        }
        var bytes = seeds[round % seeds.count]
        for _ in 0...Int.random(in: 0...6, using: &generator) { mutate(&bytes, &generator) }
        return bytes.isEmpty ? [0] : bytes
    }

    private static let words: [[UInt8]] = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\0", "null", "true", "-1", "1e999", "99", "\u{FEFF}",
        "\r", "é",
    ].map { Array($0.utf8) }

    private static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0...40, using: &generator))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.removeSubrange(place..<end)
        case 1:
            bytes.insert(
                contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
        case 2: bytes.insert(contentsOf: words.randomElement(using: &generator) ?? [], at: place)
        case 3: bytes.removeSubrange(end...)
        default: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: generator.next()) }
        }
    }
}
