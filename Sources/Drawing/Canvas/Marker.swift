/// What stands for the dots of a cell on the screen.
package enum Marker: String, CaseIterable, Sendable {
    /// Braille patterns, 2 × 4 dots a cell.
    case braille

    /// Quadrants, 2 × 2 dots a cell, for fonts that draw Braille badly.
    case block

    /// One character a cell, every one of them ASCII.
    case ascii

    /// Dots in a cell, across and down.
    package var dots: (columns: Int, rows: Int) {
        switch self {
        case .braille: (2, 4)
        case .block: (2, 2)
        case .ascii: (1, 1)
        }
    }

    /// The bit of a dot in the mask of its cell; the dot's place counts from the cell's upper left corner.
    func bit(column: Int, row: Int) -> UInt8 {
        guard self == .braille else { return 1 << UInt8(row * dots.columns + column) }
        // Braille numbers its dots down the left column, down the right one, and then the lowest pair.
        return row == 3 ? 64 << UInt8(column) : 1 << UInt8(column * 3 + row)
    }

    /// The character for a mask that is not 0; `symbol` is what the ink looks like in ASCII.
    func character(mask: UInt8, symbol: Character) -> Character {
        switch self {
        case .braille: Character(Unicode.Scalar(0x2800 + UInt32(mask)) ?? " ")
        case .block: Self.quadrants[Int(mask & 15)]
        case .ascii: symbol
        }
    }

    private static let quadrants: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
