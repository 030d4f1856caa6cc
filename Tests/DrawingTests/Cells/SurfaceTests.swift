import Testing

@testable import Drawing

@Suite struct SurfaceTests {
    private var surface = Surface(Size(columns: 6, rows: 2))

    init() throws { try #require(Locale.useUnicode()) }

    @Test func `it begins blank, and a size below 0 counts as 0`() {
        #expect(surface.cells == Array(repeating: .blank, count: 12))
        #expect(Surface(Size(columns: -3, rows: -4)).cells.isEmpty)
    }

    @Test mutating func `cells outside do not exist`() {
        let before = surface
        for (column, row) in [(-1, 0), (6, 0), (0, -1), (0, 2)] {
            surface[column, row] = Cell("x")
            #expect(surface[column, row] == .blank)
        }
        #expect(surface == before)
    }

    @Test mutating func `text is clipped at every edge`() {
        surface.write("abcdefghij", column: -2, row: 0)
        surface.write("above", column: 0, row: -1)
        surface.write("below", column: 0, row: 2)
        surface.write("right", column: 6, row: 1)
        expectPicture(surface.text, "cdefgh\n")
    }

    @Test mutating func `text is clipped to a rectangle`() {
        let clip = Rect(column: 2, row: 1, columns: 3, rows: 9)
        surface.write("abcdefghij", column: 1, row: 1, clip: clip)
        surface.write("abcdefghij", column: 1, row: 0, clip: clip)
        expectPicture(surface.text, "\n  bcd")
    }

    @Test mutating func `it says where the text ended`() {
        #expect(surface.write("ab", column: 1, row: 0) == 3)
        #expect(surface.write("漢字", column: 1, row: 0) == 5)
        #expect(surface.write("abcdefghij", column: 1, row: 0) == 6)
        #expect(surface.write("ab", column: -5, row: 0) == -3)
    }

    @Test mutating func `clearing blanks what lies inside, in a style`() {
        surface.write("abcdef", column: 0, row: 0)
        surface.clear(Rect(column: 4, row: -5, columns: 100, rows: 6), Style(on: .palette(4)))
        expectPicture(surface.text, "abcd\n")
        #expect(surface[5, 0].style.background == .palette(4))
        #expect(surface[5, 1].style == .plain)
    }
}

extension SurfaceTests {
    @Test mutating func `a mark joins the cell before it`() {
        surface.write("e", column: 0, row: 0, Style(.palette(1)))
        #expect(surface.write("\u{301}x", column: 1, row: 0, Style(.palette(2))) == 2)
        #expect(surface[0, 0] == Cell("e\u{301}", Style(.palette(1))))
        #expect(surface[1, 0] == Cell("x", Style(.palette(2))))
    }

    @Test mutating func `a mark joins a wide character as well`() {
        surface.write("漢", column: 1, row: 0)
        surface.write("\u{301}", column: 3, row: 0)
        #expect(surface[1, 0].character == "漢\u{301}")
        #expect(surface[2, 0].character == nil)
    }

    @Test mutating func `a mark with nothing before it is dropped`() {
        surface.write("\u{301}ab", column: 0, row: 0)
        surface.write("\u{301}ab", column: 2, row: 1, clip: Rect(column: 2, row: 0, columns: 2, rows: 2))
        expectPicture(surface.text, "ab\n  ab")
    }

    @Test mutating func `control characters are dropped`() {
        surface.write("a\u{1B}b\tc\u{7F}\u{200B}d\r\ne", column: 0, row: 0)
        expectPicture(surface.text, "abcde\n")
    }
}
