import Drawing
import Testing

@testable import Terminal

@Suite struct PainterTests {
    private func cells(_ text: String) -> ArraySlice<Cell> { text.map { Cell($0 == "_" ? nil : $0) }[...] }

    @Test func onlyWhatDiffersIsHandedOn() {
        #expect(Painter.changes(cells("abcdef"), cells("abcdef")) == nil)
        #expect(Painter.changes(cells("abXdYf"), cells("abcdef")) == 2..<5)
        #expect(Painter.changes(cells("abc"), nil) == 0..<3)
        #expect(Painter.changes([], nil) == nil)
    }

    @Test func itNeverBeginsInsideAWideCharacter() {
        #expect(Painter.changes(cells("a界_b"), cells("a界xb")) == 1..<3)
    }
}
