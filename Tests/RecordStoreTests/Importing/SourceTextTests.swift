import Testing

@testable import RecordStore

/// Sources in other encodings.
struct SourceTextTests {
    static let table = "Asked;Guess;Kommentar\ngroße Terz;große Terz;schön\nP5;P4;\n"

    /// Units of two or four bytes, the lowest byte first or last.
    static func wide(_ text: String, _ width: Int, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let bytes = (0..<width).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
            return bigEndian ? bytes.reversed() : bytes
        }
    }

    @Test(arguments: [2, 4], [true, false]) func `Wide characters are found with and without a mark`(
        width: Int, bigEndian: Bool
    )
        throws
    {
        for mark in ["\u{FEFF}", ""] {
            for text in [
                Self.table, #"[{"asked":"große Terz","guess":"M3"},{"asked":"P5","guess":"P4"}]"#,
                Lines.record(1),
            ] {
                let data = try Importing.read(Self.wide(mark + text, width, bigEndian: bigEndian))
                #expect(data.lines == (try Importing.read(text)).lines && !data.lines.isEmpty)
                #expect(data.remarks.first == "the text is UTF-\(width * 8)")
            }
        }
    }

    @Test func `Narrow ones are told by their bytes`() throws {
        let latin = Self.table.unicodeScalars.map { UInt8($0.value) }
        #expect(try Importing.read(latin).remarks.first == "the text is ISO-8859-1")
        let windows = latin + Array("P8;P8;".utf8) + [0x93, 0x78, 0x94, 10]
        let data = try Importing.read(windows)
        #expect(
            try data.remarks.first == "the text is Windows-1252"
                && Importing.figures(data) == "M3 1/1, P5 0/1, P8 1/1")
    }

    @Test func `A damaged byte of our own records costs its line`() throws {
        let bytes = Array(Lines.file([Lines.record(1)]).utf8) + [0x7B, 0x22, 0xE9, 0x22, 0x7D, 10]
        let data = try Importing.read(bytes)
        #expect(data.lines.count == 1 && data.refusals.count == 1 && data.remarks.isEmpty)
    }
}
