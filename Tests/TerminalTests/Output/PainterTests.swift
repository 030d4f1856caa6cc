import Drawing
import Testing

@testable import Terminal

@Suite struct PainterTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func row(_ text: String, _ style: Style = .plain) -> ArraySlice<Cell> {
        var surface = Surface(Size(columns: 6, rows: 2))
        surface.write(text, column: 0, row: 1, style)
        return surface.cells[6...]
    }

    @Test func `a row that was never shown is put whole`() {
        #expect(Painter.changes(row("abc"), nil) == 6..<12)
        #expect(Painter.changes([], nil) == nil)
    }

    @Test func `a row that is the same is not put`() {
        #expect(Painter.changes(row("abc"), row("abc")) == nil)
        #expect(Painter.changes([], []) == nil)
    }

    @Test func `a row is put from the first difference to the last`() {
        #expect(Painter.changes(row("abcdef"), row("abXdef")) == 8..<9)
        #expect(Painter.changes(row("abcdef"), row("aXcdXf")) == 7..<11)
        #expect(Painter.changes(row("abcdef"), row("Xbcdef")) == 6..<7)
        #expect(Painter.changes(row("abcdef"), row("abcdeX")) == 11..<12)
        #expect(Painter.changes(row("a"), row("a", Style(.palette(1)))) == 6..<7)
    }

    @Test func `it never begins in the middle of a wide character`() {
        #expect(Painter.changes(row("a漢bc"), row("a漢Xc")) == 9..<10)
        #expect(Painter.changes(row("a漢bc"), row("a漢字")) == 9..<11)
        var now = row("a漢bc")
        now[8].style = Style(.palette(1))
        #expect(Painter.changes(now, row("a漢bc")) == 7..<9)
    }
}
