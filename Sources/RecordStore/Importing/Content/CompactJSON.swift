/// JSON without the blanks between its signs.
enum CompactJSON {
    static func bytes(_ json: UnsafeRawBufferPointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: json.count) { compact, count in
            count = copy(json, to: compact)
        }
    }

    /// - Returns: how many bytes were written.
    private static func copy(_ json: UnsafeRawBufferPointer, to compact: UnsafeMutableBufferPointer<UInt8>)
        -> Int
    {
        var count = 0
        var isInText = false
        var isEscaped = false
        for byte in json {
            if isInText {
                if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "\"") {
                isInText = true
            } else if byte == 32 || byte == 9 || byte == 10 || byte == 13 {
                continue
            }
            compact[count] = byte
            count += 1
        }
        return count
    }
}
