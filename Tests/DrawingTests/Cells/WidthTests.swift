import Testing

@testable import Drawing

@Suite struct WidthTests {
    init() throws { try #require(Locale.useUnicode()) }

    @Test(arguments: ["a", " ", "~", "é", "e\u{301}", "ß", "–", "·", "─", "█", "⠁", "⣿", "♪"] as [Character])
    func `letters, lines and Braille take one cell`(character: Character) {
        #expect(Width.of(character) == 1)
    }

    @Test(arguments: ["漢", "あ", "한", "Ａ", "☔", "⚡", "◽", "♈", "🎵", "👍🏽"] as [Character])
    func `wide characters take two`(character: Character) {
        #expect(Width.of(character) == 2)
    }

    @Test(
        arguments: ["\u{0}", "\u{1B}", "\n", "\r\n", "\u{7F}", "\u{85}", "\u{301}", "\u{200B}"] as [Character]
    )
    func `control characters and lone marks take none`(character: Character) {
        #expect(Width.of(character) == 0)
    }

    @Test func `a text is as wide as its characters together`() {
        #expect(Width.of("") == 0)
        #expect(Width.of("abc") == 3)
        #expect(Width.of("P5 漢字 é") == 9)
    }
}
