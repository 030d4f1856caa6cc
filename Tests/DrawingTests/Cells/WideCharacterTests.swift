import Testing

@testable import Drawing

@Suite struct WideCharacterTests {
    private var surface = Surface(Size(columns: 6, rows: 1))

    init() throws {
        try #require(Locale.useUnicode())
        surface.write("漢字語", column: 0, row: 0)
    }

    private func expectCells(_ expected: [Character?], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(surface.cells.map(\.character) == expected, sourceLocation: sourceLocation)
    }

    @Test func `it takes a cell and an empty one`() {
        expectCells(["漢", nil, "字", nil, "語", nil])
    }

    @Test mutating func `one that would cross the right edge is left out`() {
        surface.write("界界", column: 3, row: 0)
        expectCells(["漢", nil, " ", "界", nil, " "])
    }

    @Test mutating func `one that would cross the left edge is left out`() {
        surface.write("界a", column: -1, row: 0)
        expectCells([" ", "a", "字", nil, "語", nil])
    }

    @Test mutating func `one that would cross the edge of a rectangle is left out`() {
        surface.write("界", column: 3, row: 0, clip: Rect(column: 0, row: 0, columns: 4, rows: 1))
        expectCells(["漢", nil, "字", nil, "語", nil])
    }

    @Test mutating func `a rectangle wider than the surface lets no half stand in the last cell`() {
        surface.write("界", column: 5, row: 0, clip: Rect(column: 0, row: 0, columns: 9, rows: 1))
        expectCells(["漢", nil, "字", nil, "語", nil])
    }

    @Test mutating func `overwriting the first half blanks the second`() {
        surface.write("x", column: 2, row: 0)
        expectCells(["漢", nil, "x", " ", "語", nil])
    }

    @Test mutating func `overwriting the second half blanks the first`() {
        surface.write("x", column: 3, row: 0)
        expectCells(["漢", nil, " ", "x", "語", nil])
    }

    @Test mutating func `a wide one over two halves blanks both others`() {
        surface.write("界", column: 1, row: 0)
        expectCells([" ", "界", nil, " ", "語", nil])
    }

    @Test mutating func `a cell set by hand and a clearing mend their neighbours too`() {
        surface[1, 0] = Cell("|")
        surface.clear(Rect(column: 3, row: 0, columns: 2, rows: 1))
        expectCells([" ", "|", " ", " ", " ", " "])
    }

    @Test mutating func `changing the style alone leaves both halves`() {
        surface[2, 0].style.background = .palette(4)
        surface[3, 0].style.background = .palette(4)
        expectCells(["漢", nil, "字", nil, "語", nil])
    }

    @Test mutating func `writing the same again leaves it as it is`() {
        let before = surface
        surface.write("漢字語", column: 0, row: 0)
        #expect(surface == before)
    }
}
