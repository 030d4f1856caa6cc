import Encoding
import Testing

/// What bytes are taken for.
struct DetectTests {
    @Test(arguments: [TextEncoding.utf8, .utf16LE, .utf16BE, .utf32LE, .utf32BE], [false, true])
    func `A text is known with a mark or without`(encoding: TextEncoding, isMarked: Bool) {
        let bytes = (isMarked ? encoding.mark : []) + DecodeTests.bytes(DecodeTests.text, encoding)
        #expect(TextEncoding.detect(bytes) == encoding)
        for length in min(40, bytes.count)...bytes.count {
            #expect(TextEncoding.detect(bytes.prefix(length), isWhole: false) == encoding, "\(length)")
        }
    }

    @Test func `A table in Russian is known by its signs`() {
        let table = String(repeating: "Большая терция;Кварта;да;1,2\r\n", count: 9)
        for encoding in [TextEncoding.utf8, .utf16LE, .utf16BE, .utf32LE, .utf32BE] {
            #expect(TextEncoding.detect(DecodeTests.bytes(table, encoding)) == encoding)
        }
    }

    @Test func `Marks alone and short texts are known`() {
        for encoding in TextEncoding.allCases where encoding.mark.count > 1 {
            #expect(TextEncoding.detect(encoding.mark) == encoding)
        }
        #expect(TextEncoding.detect([]) == .utf8)
        #expect(TextEncoding.detect(Array("7".utf8)) == .utf8)
        #expect(TextEncoding.detect([0x7B, 0, 0x7D, 0]) == .utf16LE)
        #expect(TextEncoding.detect([0, 0x7B, 0, 0x7D]) == .utf16BE)
    }

    @Test func `Other bytes above 127 are Windows or ISO, and control characters neither`() {
        #expect(TextEncoding.detect([0x61, 0xE9, 0x62]) == .latin1)
        #expect(TextEncoding.detect([0x61, 0xE9]) == .latin1)
        #expect(TextEncoding.detect([0x61, 0xE9], isWhole: false) == .utf8)
        #expect(TextEncoding.detect([0x61, 0xE9, 0x93, 0x62]) == .windows1252)
        #expect(TextEncoding.detect([0x61, 0xE9, 0x81]) == nil)
        #expect(TextEncoding.detect([0x61, 0xE9, 7]) == nil)
        #expect(TextEncoding.detect([0x7F, 0x45, 0x4C, 0x46, 2, 1, 0xFF, 0]) == nil)
    }

    @Test func `NULs that a crash left in a file of UTF-8 make no UTF-16 of it`() {
        let line = Array("{\"correctAnswer\":7}\n".utf8)
        let run = [UInt8](repeating: 0, count: 512)
        for bytes in [run + line, line + run + line, run] {
            #expect(TextEncoding.detectWide(bytes) == nil && TextEncoding.detect(bytes) == .utf8)
        }
    }
}
