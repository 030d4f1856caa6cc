import CTerminal
import Drawing

/// Makes entries for ncurses of cells; what the terminal cannot show becomes a question mark.
struct CellConverter {
    let isUnicode: Bool

    /// The entries of a run of cells; the second cell of a wide character has none.
    func entries(_ cells: ArraySlice<Cell>, pair: (Style) -> Int32) -> [ct_cell] {
        var entries: [ct_cell] = []
        entries.reserveCapacity(cells.count)
        var isInWide = false
        for cell in cells {
            guard let character = cell.character else {
                if !isInWide { append(" ", cell.style, pair(cell.style), &entries) }
                isInWide = false
                continue
            }
            isInWide = append(character, cell.style, pair(cell.style), &entries) == 2
        }
        return entries
    }

    /// Appends a character with its combining marks.
    /// - Returns: the cells that it takes.
    @discardableResult
    private func append(_ character: Character, _ style: Style, _ pair: Int32, _ entries: inout [ct_cell])
        -> Int
    {
        var cell = ct_cell(
            scalar: 63, pair: pair, attributes: style.attributes.rawValue, is_combining: false)
        let width = isShowable(character) ? Width.of(character) : 0
        guard width > 0, let first = character.unicodeScalars.first else {
            entries.append(cell)
            return 1
        }
        cell.scalar = first.value
        entries.append(cell)
        cell.is_combining = true
        for mark in marks(of: character) where isUnicode {
            cell.scalar = mark.value
            entries.append(cell)
        }
        return width
    }

    private func isShowable(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first.isASCII || isUnicode && ct_can_show(first.value)
    }

    /// Without the variation selector and what a joiner joins: terminals disagree about their width.
    private func marks(of character: Character) -> some Sequence<Unicode.Scalar> {
        character.unicodeScalars.dropFirst()
            .prefix { $0.value != 0x200D && Width.of(Character($0)) == 0 }
            .filter { $0.value != 0xFE0F && $0.value >= 0xA0 }
    }
}
