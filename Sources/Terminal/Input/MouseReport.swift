import Events

/// Reads what a terminal says of the mouse.
enum MouseReport {
    /// A press of the first button in SGR coding, `[<0;column;rowM` with places from 1 on; nil for all else.
    static func press(_ bytes: [UInt8]) -> Event? {
        guard bytes.starts(with: "[<".utf8), bytes.last == UInt8(ascii: "M") else { return nil }
        let numbers = bytes[2..<(bytes.count - 1)].split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
        )
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
        guard numbers.count == 3 else { return nil }
        return press(button: numbers[0], column: numbers[1], row: numbers[2])
    }

    /// The same in the coding of old, each number a byte from 32 on.
    static func oldPress(_ bytes: [UInt8]) -> Event? {
        press(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
    }

    /// Shift, Alt and Control (4, 8, 16) do not matter; motion (32) and the wheel (64) are no presses.
    private static func press(button: Int, column: Int, row: Int) -> Event? {
        guard button >= 0, button & ~0b11100 == 0, column > 0, row > 0 else { return nil }
        return .press(column: column - 1, row: row - 1)
    }
}
