/// What can be read off the bytes themselves.
enum Bytes {
    static let begin = Array("\u{1B}[?2026h".utf8)
    static let end = Array("\u{1B}[?2026l".utf8)

    /// The bytes of each frame, between its synchronised-output brackets.
    static func frames(in bytes: [UInt8]) -> [[UInt8]] {
        var frames: [[UInt8]] = []
        var rest = bytes[...]
        while let start = place(of: begin, in: rest), let stop = place(of: end, in: rest[start...]) {
            frames.append(Array(rest[(start + begin.count)..<stop]))
            rest = rest[(stop + end.count)...]
        }
        return frames
    }

    static func count(of pattern: [UInt8], in bytes: [UInt8]) -> Int {
        var count = 0
        var rest = bytes[...]
        while let place = place(of: pattern, in: rest) {
            count += 1
            rest = rest[(place + pattern.count)...]
        }
        return count
    }

    static func place(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= pattern.count else { return nil }
        return (bytes.startIndex...(bytes.endIndex - pattern.count)).first {
            bytes[$0] == pattern[0] && bytes[$0...].starts(with: pattern)
        }
    }

    /// The parameters of every SGR sequence (`CSI … m`).
    static func renditions(in bytes: [UInt8]) -> [[Int]] {
        var found: [[Int]] = []
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == 27, bytes[index + 1] == UInt8(ascii: "[") else {
                index += 1
                continue
            }
            let parameters = bytes[(index + 2)...].prefix { 0x20..<0x40 ~= $0 }
            if parameters.endIndex < bytes.count, bytes[parameters.endIndex] == UInt8(ascii: "m") {
                found.append(numbers(parameters))
            }
            index = parameters.endIndex
        }
        return found
    }

    private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
        parameters.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":")
        }
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }

    /// Whether an SGR sequence asks for a colour that is not the terminal's own.
    static func asksForColour(_ parameters: [Int]) -> Bool {
        parameters.contains { (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0) }
    }
}
