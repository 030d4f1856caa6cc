import CTerminal
import Drawing
import Testing

@testable import Terminal

@Suite struct CellConverterTests {
    init() { _ = CharacterSet.adopt() }

    private func scalars(_ text: String, isUnicode: Bool) -> [UInt32] {
        var surface = Surface(Size(columns: 8, rows: 1))
        surface.write(text, column: 0, row: 0)
        let cells = surface.cells.prefix { $0.character != " " }
        return CellConverter(isUnicode: isUnicode).entries(cells) { _ in 0 }.map(\.scalar)
    }

    @Test func withoutUnicodeOthersBecomeQuestionMarks() {
        #expect(scalars("a–⣿b", isUnicode: false) == [97, 63, 63, 98])
    }

    @Test func combiningMarksFollowTheirCharacter() {
        let cells = [Cell("e\u{301}")][...]
        let entries = CellConverter(isUnicode: true).entries(cells) { _ in 0 }
        #expect(entries.map(\.is_combining) == [false, true] || entries.map(\.scalar) == [63])
    }

    @Test func halfOfAWideCharacterIsABlank() {
        let cells = [Cell(nil), Cell("x")][...]
        #expect(CellConverter(isUnicode: true).entries(cells) { _ in 0 }.map(\.scalar) == [32, 120])
    }
}
