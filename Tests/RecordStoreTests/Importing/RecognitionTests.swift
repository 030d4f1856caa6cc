import RecordStore
import TestSupport
import Testing

/// Formats are told apart by what a source holds.
struct RecognitionTests {
    @Test func `Nothing is nothing`() throws {
        for text in ["", "\n\n", "[]", " [ ] ", "\u{FEFF}"] {
            let data = try Importing.read(text)
            #expect(
                data.format == .records && data.lines.isEmpty && data.rowCount == 0 && data.refusals.isEmpty)
        }
    }

    @Test func `What cannot be read is said with the remedy`() {
        #expect(
            Importing.complaint([0xFF, 0xFE, 0x68, 0]).hasPrefix("theirs holds no data that can be imported"))
        #expect(Importing.complaint([0x1F, 0x8B, 8, 0]) == "theirs is compressed: unpack it first")
        for text in ["hello", "<html><body>", "one two three\nfour five", "\u{0}\u{0}\u{0}binary"] {
            #expect(
                Importing.complaint(text).hasPrefix("theirs holds no data that can be imported"), "\(text)")
        }
        #expect(Importing.complaint("{\"a\": ").hasPrefix("theirs holds no data"))
    }

    static let samples: [[UInt8]] = [
        Array(EarwiseTests.deck.utf8), Array(DjangoTests.dump.utf8), Array(TkSolfegeTests.log.utf8),
        Array("correctAnswer;date\n7;2026-01-01\n\"8\";\"x\"\n".utf8), Array(Lines.record(1).utf8),
        Array("[\(Lines.record(1)),{\"correctAnswer\":\"P5\"}]".utf8),
        Array("asked|guess|date|time\n7|8|2. Jan 2026, 10:00 PM|1.200,5 s\n7|7|1/13/26 10h00|0:02.1\n".utf8),
        Array(
            "// c\n{\"a\":{\"k\":{\"asked\":\"P5\",\"guess\":\"P4\"},\"l\":{\"asked\":7,},},}{\"b\":[{}]}"
                .utf8),
        Array("{\"s\":[{\"answers\":[{\"question\":{\"interval\":\"M6\"},\"answer\":\"m6\"}]}]}".utf8),
    ]

    @Test func `Cut sources never crash`() {
        for sample in Self.samples {
            for length in 0..<sample.count { _ = Importing.complaint(Array(sample.prefix(length))) }
        }
    }

    @Test func `Changed and random bytes never crash`() {
        var generator = SeededGenerator(seed: 11)
        for sample in Self.samples {
            for _ in 0..<300 {
                var bytes = sample
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] = .random(in: 0...255, using: &generator)
                }
                _ = Importing.complaint(bytes, map: ["interval": "correctAnswer"])
            }
        }
        for length in 0..<500 {
            _ = Importing.complaint((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    @Test func `Deep nesting is refused`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(Importing.complaint("[{\"a\":" + deep).hasPrefix("theirs holds no data"))
        #expect(Importing.complaint(deep).hasPrefix("theirs holds no data"))
    }
}
