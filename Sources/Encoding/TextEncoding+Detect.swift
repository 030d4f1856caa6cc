extension TextEncoding {
    /// So many bytes from the start are enough to look at where a mark or NULs decide.
    package static let probe = 4096

    /// Tells the encoding of a text, by its mark, by where its NULs are, or by what its bytes can be.
    ///
    /// - Parameters:
    ///   - bytes: the text, or its beginning. What is UTF-8 so far may be Windows-1252 further on.
    ///   - isWhole: nothing follows; else they may end within a character.
    /// - Returns: nil where it is none of these: where control characters stand in it.
    package static func detect(
        _ bytes: some RandomAccessCollection<UInt8>, isWhole: Bool = true
    ) -> TextEncoding? {
        if let wide = detectWide(bytes) { return wide }
        if isUTF8(isWhole ? bytes[...] : withoutCutCharacter(bytes)) { return .utf8 }
        return detectNarrow(bytes)
    }

    /// Tells whether a text is UTF-16 or UTF-32, with or without a mark; nil where it is neither.
    package static func detectWide(_ bytes: some RandomAccessCollection<UInt8>) -> TextEncoding? {
        let start = Array(bytes.prefix(probe))
        // The mark of UTF-16 begins that of UTF-32.
        for encoding in [utf32LE, utf32BE, utf16LE, utf16BE] where start.starts(with: encoding.mark) {
            return encoding
        }
        for encoding in [utf32LE, utf32BE] where areCharacters(start, encoding) { return encoding }
        return [utf16LE, utf16BE].first { isMostlyPlain(start, $0) }
    }

    /// Tells whether all units of four bytes are characters, which those of another text hardly are.
    private static func areCharacters(_ bytes: [UInt8], _ encoding: TextEncoding) -> Bool {
        let units = bytes.count / 4
        return units >= 2
            && (0..<units).allSatisfy { unit in
                let four = bytes[unit * 4..<unit * 4 + 4]
                let ordered = encoding == .utf32LE ? Array(four.reversed()) : Array(four)
                let value = ordered.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                return value != 0 && Unicode.Scalar(value) != nil
            }
    }

    /// Tells whether many units of two bytes are characters below 256, as in any table or JSON, and none is NUL.
    private static func isMostlyPlain(_ bytes: [UInt8], _ encoding: TextEncoding) -> Bool {
        let units = bytes.count / 2
        let high = encoding == .utf16LE ? 1 : 0
        var plain = 0
        for unit in 0..<units {
            if bytes[unit * 2 + 1 - high] == 0 && bytes[unit * 2 + high] == 0 { return false }
            if bytes[unit * 2 + high] == 0 { plain += 1 }
        }
        return units >= 2 && plain * 4 > units
    }

    private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    /// The bytes up to a last character of UTF-8 that lacks some of its own.
    private static func withoutCutCharacter<Bytes: RandomAccessCollection<UInt8>>(
        _ bytes: Bytes
    ) -> Bytes.SubSequence {
        guard let lead = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return bytes[...] }
        let length = bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
        return bytes.distance(from: lead, to: bytes.endIndex) < length ? bytes[..<lead] : bytes[...]
    }

    /// Where a byte is of a character that only Windows has, it is Windows-1252.
    private static func detectNarrow(_ bytes: some Collection<UInt8>) -> TextEncoding? {
        var encoding = latin1
        for byte in bytes {
            switch byte {
            case 9, 10, 12, 13, 32..<127, 160...255: continue
            case 0x81, 0x8D, 0x8F, 0x90, 0x9D: return nil
            case 128..<160: encoding = .windows1252
            default: return nil
            }
        }
        return encoding
    }
}
