import Encoding
import IntervalStatistics
import RecordStore
import Testing

/// Store files in other encodings.
struct EncodedStoreTests {
    let folder = TemporaryFolder()
    let lines = (0..<300).map { Lines.record($0, asked: String($0 % 12 + 1), extra: #","note":"müde ♪""#) }

    func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
        switch encoding {
        case .utf16LE: text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        case .utf16BE: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        case .utf32LE:
            text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> ($0 * 8) & 255) } }
        default:
            text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (24 - $0 * 8) & 255) }
            }
        }
    }

    func read() throws -> StoreContents { try #require(StoreReader(blockSize: 1000).read(folder.location)) }

    @Test(arguments: [TextEncoding.utf16LE, .utf16BE, .utf32LE, .utf32BE], [false, true])
    func `UTF-16 and UTF-32 are read, lines and arrays`(encoding: TextEncoding, isMarked: Bool) throws {
        folder.write("a.jsonl", Lines.file(lines))
        let plain = try read()
        let mark = isMarked ? encoding.mark : []
        folder.write("a.jsonl", mark + bytes(Lines.file(lines), encoding))
        let wide = try read()
        #expect(wide.faults == [] && wide.statistics == plain.statistics && wide.recordCount == 300)
        folder.write("a.jsonl", mark + bytes("[\n" + lines.joined(separator: ",\n") + "\n]\n", encoding))
        #expect(try read().statistics == plain.statistics)
    }

    @Test func `What is malformed costs its line`() throws {
        var bytes = bytes(Lines.file(Array(lines[..<3])), .utf16LE)
        let place = (lines[0].utf16.count + 1 + lines[1].utf16.count - 3) * 2
        bytes.replaceSubrange(place..<place + 2, with: [0x00, 0xD8])
        folder.write("a.jsonl", bytes)
        let contents = try read()
        #expect(contents.recordCount == 2)
        #expect(contents.faults.map(\.kind) == [.invalidUTF8] && contents.faults.map(\.line) == [2])
    }

    @Test func `What is added to the file is followed, and nothing is appended`() throws {
        folder.write("a.jsonl", bytes(Lines.file(Array(lines[..<3])), .utf16LE))
        var follower = StoreFollower(folder.location)
        _ = follower.look()
        folder.write("a.jsonl", bytes(Lines.file(Array(lines[..<5])), .utf16LE))
        guard case .grown(let contents, _) = follower.look() else {
            Issue.record("it has not grown")
            return
        }
        #expect(contents.recordCount == 5 && contents.faults == [])
        let path = folder.path + "/a.jsonl"
        let before = folder.text("a.jsonl")
        #expect(throws: SaveError.encoded(path: path, encoding: "UTF-16")) {
            try Appender(path: path).append { _ in [] }
        }
        #expect(throws: SaveError.encoded(path: path, encoding: "UTF-16")) {
            try StoreAddition(to: StoreLocation(path: path)).write(
                [StoreLine(id: RecordID(high: 1, low: 1), text: "{}")],
                device: { () throws(SaveError) in throw .noHome }, moment: "now")
        }
        #expect(StoreRepair(folder.location).plan() == [])
        #expect(folder.text("a.jsonl") == before)
    }
}
