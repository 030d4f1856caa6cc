import Glibc

extension TextEncoding {
    /// Turns a text of this encoding into UTF-8, by the C library's iconv.
    /// - Parameters:
    ///   - bytes: the whole text, with or without its mark.
    ///   - encoding: what it is written in.
    ///   - replacement: stands for each malformed unit; U+FFFD unless told.
    /// - Returns: nil where the C library does not know the encoding.
    package static func decode(
        _ bytes: [UInt8], from encoding: TextEncoding, replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    ) -> DecodedText? {
        bytes.withUnsafeBytes { decode($0, from: encoding, replacement: replacement) }
    }

    package static func decode(
        _ bytes: UnsafeRawBufferPointer, from encoding: TextEncoding,
        replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    ) -> DecodedText? {
        guard let converter = iconv_open("UTF-8", encoding.cName), converter != iconv_t(bitPattern: -1) else {
            return nil
        }
        defer { iconv_close(converter) }
        let start = bytes.starts(with: encoding.mark) ? encoding.mark.count : 0
        var decoding = Decoding(bytes: bytes, place: start, unit: encoding.unit, replacement: replacement)
        decoding.run(converter)
        return decoding.text
    }
}

/// One run through a text.
private struct Decoding {
    let bytes: UnsafeRawBufferPointer

    /// What is before it is decoded.
    var place: Int

    let unit: Int
    let replacement: [UInt8]
    var text = DecodedText()

    mutating func run(_ converter: iconv_t) {
        text.bytes.reserveCapacity(bytes.count)
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { room in
            while place < bytes.count {
                let isStuck = convert(into: room, converter)
                // What stops within a character is malformed as well: nothing follows.
                if isStuck { replace() }
            }
        }
    }

    /// - Returns: whether what comes next is malformed.
    private mutating func convert(into room: UnsafeMutableBufferPointer<CChar>, _ converter: iconv_t) -> Bool
    {
        guard let source = bytes.baseAddress, let first = room.baseAddress else { return true }
        var from: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(
            mutating: source.advanced(by: place).assumingMemoryBound(to: CChar.self))
        var left = bytes.count - place
        var to: UnsafeMutablePointer<CChar>? = first
        var free = room.count
        let result = iconv(converter, &from, &left, &to, &free)
        let error = errno
        place = bytes.count - left
        text.bytes += UnsafeRawBufferPointer(start: first, count: room.count - free)
        return result == Int(bitPattern: UInt.max) && error != E2BIG
    }

    private mutating func replace() {
        text.malformed.append(place)
        text.bytes += replacement
        place = min(place + unit, bytes.count)
    }
}
