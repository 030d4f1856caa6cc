import Testing

@testable import Drawing

@Suite struct RectTests {
    private let rect = Rect(column: 2, row: 1, columns: 4, rows: 3)

    @Test func `it ends before its end`() {
        #expect(rect.endColumn == 6)
        #expect(rect.endRow == 4)
        #expect(rect.contains(column: 2, row: 1))
        #expect(rect.contains(column: 5, row: 3))
        #expect(!rect.contains(column: 6, row: 3))
        #expect(!rect.contains(column: 5, row: 4))
        #expect(!rect.contains(column: 1, row: 1))
    }

    @Test func `its size is never negative`() {
        #expect(Rect(column: 0, row: 0, columns: -3, rows: 2).isEmpty)
        #expect(Rect(column: 0, row: 0, columns: -3, rows: -2) == Rect(Size(columns: 0, rows: 0)))
    }

    @Test func `neighbours do not intersect`() {
        #expect(!rect.intersects(Rect(column: 6, row: 1, columns: 1, rows: 1)))
        #expect(!rect.intersects(Rect(column: 2, row: 4, columns: 4, rows: 1)))
        #expect(rect.intersects(Rect(column: 5, row: 3, columns: 9, rows: 9)))
        #expect(!rect.intersects(Rect(column: 3, row: 2, columns: 0, rows: 1)))
    }

    @Test func `the intersection is what both have`() {
        let other = Rect(column: 4, row: -1, columns: 9, rows: 3)
        #expect(rect.intersection(other) == Rect(column: 4, row: 1, columns: 2, rows: 1))
        #expect(rect.intersection(Rect(column: 9, row: 9, columns: 1, rows: 1)).isEmpty)
    }

    @Test func `it contains itself and what is inside`() {
        #expect(rect.contains(rect))
        #expect(rect.contains(Rect(column: 3, row: 2, columns: 1, rows: 1)))
        #expect(!rect.contains(Rect(column: 3, row: 2, columns: 4, rows: 1)))
    }
}
