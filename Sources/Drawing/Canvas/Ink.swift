/// What a dot is drawn with.
package struct Ink: Hashable, Sendable {
    /// Who wins a cell: the later level drives out what stood there, but data that meet keep the bits of both
    /// in the later one's colour, or a line would show gaps where it meets a dot.
    package enum Level: UInt8, Comparable, Sendable {
        case fill, grid, line, whisker, dot

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        var isData: Bool { self >= .line }

        func joins(_ other: Level) -> Bool { self == other || isData && other.isData }
    }

    package var style: Style
    package var level: Level

    /// What stands for it where there are no sub-cells.
    package var symbol: Character

    package init(_ style: Style, _ level: Level, symbol: Character) {
        self.style = style
        self.level = level
        self.symbol = symbol
    }
}
