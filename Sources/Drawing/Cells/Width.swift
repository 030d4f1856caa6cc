import CWidth

/// The width of characters in cells, by the table that ncurses uses (`wcwidth` in the current locale).
package enum Width {
    /// 0 for control characters and lone combining marks, 2 for wide characters, else 1.
    ///
    /// What the locale cannot print is 1 wide: the terminal shows a question mark in its place.
    package static func of(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        // ASCII, the lines and blocks of frames, and Braille are what nearly every cell holds.
        case 0x20..<0x7F, 0x2500...0x259F, 0x2800...0x28FF: return 1
        case 0..<0x20, 0x7F..<0xA0: return 0
        default:
            let width = Int(cw_width(scalar.value))
            return width < 0 ? 1 : width
        }
    }

    package static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }
}
