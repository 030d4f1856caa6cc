import Encoding
import Testing

/// From bytes to UTF-8.
struct DecodeTests {
    static let text = "{\"note\":\"é – ♪ 𝄞 ё\"}\n7;müde;9\n"

    static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
        switch encoding {
        case .utf16LE: text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        case .utf16BE: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        case .utf32LE:
            text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> ($0 * 8) & 255) } }
        case .utf32BE:
            text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (24 - $0 * 8) & 255) }
            }
        default: Array(text.utf8)
        }
    }

    @Test(arguments: [TextEncoding.utf8, .utf16LE, .utf16BE, .utf32LE, .utf32BE], [false, true])
    func `Every text comes back, with a mark or without`(encoding: TextEncoding, isMarked: Bool) {
        // Longer than the room that one step has.
        let text = String(repeating: Self.text, count: 3000)
        let bytes = (isMarked ? encoding.mark : []) + Self.bytes(text, encoding)
        let decoded = TextEncoding.decode(bytes, from: encoding)
        #expect(decoded?.bytes == Array(text.utf8) && decoded?.malformed == [])
    }

    @Test func `Bytes above 127 are what Windows and ISO have there`() {
        let windows = TextEncoding.decode([0x80, 0x93, 0xE9, 0x41], from: .windows1252)
        #expect(windows?.bytes == Array("€“éA".utf8))
        #expect(TextEncoding.decode([0xE9, 0xA7, 0x41], from: .latin1)?.bytes == Array("é§A".utf8))
    }

    @Test func `What is malformed costs one unit and is told`() {
        // A lone half of a pair, then a whole character, then half a unit.
        let wide = TextEncoding.decode([0x41, 0, 0x00, 0xD8, 0x42, 0, 0x43], from: .utf16LE)
        #expect(wide?.bytes == Array("A\u{FFFD}B\u{FFFD}".utf8) && wide?.malformed == [2, 6])
        let widest = TextEncoding.decode([0, 0, 0, 0x41, 0, 0x11, 0, 0, 0, 0, 0, 0x42], from: .utf32BE)
        #expect(widest?.bytes == Array("A\u{FFFD}B".utf8) && widest?.malformed == [4])
        let narrow = TextEncoding.decode([0x41, 0xC3, 0x42, 0xC3], from: .utf8)
        #expect(narrow?.bytes == Array("A\u{FFFD}B\u{FFFD}".utf8) && narrow?.malformed == [1, 3])
        #expect(TextEncoding.decode([0x41, 0x81, 0x42], from: .windows1252)?.malformed == [1])
        #expect(TextEncoding.decode([], from: .utf16LE) == TextEncoding.decode([0xFF, 0xFE], from: .utf16LE))
    }
}
