/// The one member of our own records that an import puts right, in the bytes as they are.
enum OwnVerdict {
    /// A record's line with another `isCorrect`; nil where it does not stand there as true or false.
    static func changed(in line: String, to isCorrect: Bool) -> String? {
        let bytes = Array(line.utf8)
        var (place, depth) = (0, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let start = place
                skipText(in: bytes, &place)
                if depth == 1, bytes[start..<place].elementsEqual(name),
                    let value = value(in: bytes, behind: place)
                {
                    let word = isCorrect ? "true" : "false"
                    return String(decoding: bytes[..<value.lowerBound], as: UTF8.self) + word
                        + String(decoding: bytes[value.upperBound...], as: UTF8.self)
                }
                continue
            default: break
            }
            place += 1
        }
        return nil
    }

    private static let name = Array("\"isCorrect\"".utf8)

    /// Where true or false stands behind a name and its colon.
    private static func value(in bytes: [UInt8], behind place: Int) -> Range<Int>? {
        guard let colon = bytes[place...].firstIndex(where: { !isBlank($0) }),
            bytes[colon] == UInt8(ascii: ":"),
            let start = bytes[(colon + 1)...].firstIndex(where: { !isBlank($0) })
        else { return nil }
        for word in ["true", "false"] where bytes[start...].starts(with: word.utf8) {
            return start..<start + word.utf8.count
        }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

    private static func skipText(in bytes: [UInt8], _ place: inout Int) {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.count)
    }
}
