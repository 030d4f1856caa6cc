import Drawing
import Testing

@testable import Terminal

@Suite struct CellConverterTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func entries(_ cells: [Cell], isUnicode: Bool = true) -> [Entry] {
        CellConverter(isUnicode: isUnicode).entries(cells[...]) { style in
            style.foreground == .standard ? 0 : 7
        }
        .map { Entry(reading: $0) }
    }

    private func text(_ entries: [Entry]) -> String {
        String(String.UnicodeScalarView(entries.map(\.scalar)))
    }

    private func written(_ text: String) -> [Cell] {
        var surface = Surface(Size(columns: 8, rows: 1))
        surface.write(text, column: 0, row: 0)
        return surface.cells
    }

    @Test func `a cell brings its scalar, its pair and its attributes`() {
        let style = Style(.palette(3), on: .standard, [.bold, .underline])
        #expect(
            entries([Cell("a", style), Cell("⣿")])
                == [Entry(scalar: "a", pair: 7, attributes: 9), Entry(scalar: "⣿")])
    }

    @Test func `a wide character takes one entry`() {
        #expect(text(entries(written("a漢b"))) == "a漢b    ")
    }

    @Test func `a second half without its first is a blank`() {
        #expect(text(entries([Cell(nil), Cell("a"), Cell(nil)])) == " a ")
    }

    @Test func `marks join the entry before`() {
        #expect(
            entries([Cell("e\u{301}\u{323}", Style(.palette(1)))]) == [
                Entry(scalar: "e", pair: 7), Entry(scalar: "\u{301}", pair: 7, isCombining: true),
                Entry(scalar: "\u{323}", pair: 7, isCombining: true),
            ])
    }

    @Test func `what terminals disagree about is left out`() {
        #expect(text(entries([Cell("❤\u{FE0F}")])) == "❤")
        #expect(text(entries([Cell("👩\u{200D}🎤"), Cell(nil)])) == "👩")
    }

    @Test func `what takes no room is a question mark`() {
        #expect(text(entries([Cell("\u{1B}"), Cell("\u{7}"), Cell("\u{301}"), Cell("\u{9B}")])) == "????")
    }

    @Test func `without UTF-8 every cell stays, and only ASCII is shown`() {
        let shown = entries(written("aé漢⣿e\u{301}z"), isUnicode: false)
        #expect(text(shown) == "a?? ?ez ")
        #expect(shown.allSatisfy { $0.scalar.isASCII && !$0.isCombining })
    }
}
