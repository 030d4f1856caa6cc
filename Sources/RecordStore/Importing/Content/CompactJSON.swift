/// JSON without the blanks between its signs.
enum CompactJSON {
    static func bytes(_ json: UnsafeRawBufferPointer) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(json.count)
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
            compact.append(byte)
        }
        return compact
    }
}
