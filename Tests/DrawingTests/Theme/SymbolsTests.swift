import Testing

@testable import Drawing

@Suite struct SymbolsTests {
    private func text(_ symbols: Symbols) -> [String] {
        let frame = symbols.frame
        let signs: [Character] = [
            symbols.bar, symbols.halfBar, symbols.barIntoRule, symbols.barTick, symbols.rule,
            symbols.rangeEnd, symbols.track, symbols.above, symbols.below,
            frame.horizontal, frame.vertical,
        ]
        return [
            symbols.unknown, symbols.separator, symbols.times, symbols.cursor, symbols.opened,
            symbols.nothing, symbols.ellipsis,
        ]
            + (signs + frame.corners + symbols.shades + symbols.spinner).map { String($0) }
    }

    @Test func `a symbol was not forgotten here`() {
        let own = Mirror(reflecting: Symbols.ascii).children.count
        let frame = Mirror(reflecting: Symbols.ascii.frame).children.count
        #expect(text(.ascii).count == own - 3 + frame - 1 + 4 + 4 + Symbols.ascii.spinner.count)
    }

    @Test func `in ASCII all of them are`() {
        #expect(text(.ascii).allSatisfy { $0.unicodeScalars.allSatisfy { (0x21..<0x7F).contains($0.value) } })
    }

    @Test func `each takes one cell, in both sets`() throws {
        try #require(Locale.useUnicode())
        #expect((text(.ascii) + text(.unicode)).allSatisfy { Width.of($0) == 1 })
    }

    @Test func `a terminal without Unicode gets ASCII, markers too`() {
        let theme = Theme(background: .dark, depth: .many)
        #expect(Look(theme: theme, marker: .braille, isUnicode: false).marker == .ascii)
        #expect(Look(theme: theme, marker: .braille, isUnicode: false).symbols == .ascii)
        #expect(Look(theme: theme, marker: .block, isUnicode: true).marker == .block)
        #expect(Look(theme: theme, marker: .block, isUnicode: true).symbols == .unicode)
    }
}
