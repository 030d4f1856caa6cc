import Animation
import TestSupport
import Testing

@testable import Drawing

@Suite struct SurfaceDrawTests {
    private var surface = Surface(Size(columns: 8, rows: 3))
    private var word = Surface(Size(columns: 4, rows: 1))
    private let theme = Theme(background: .dark, depth: .many)

    init() throws {
        try #require(Locale.useUnicode())
        for row in 0..<3 { surface.write("........", column: 0, row: row) }
        word.write("abc", column: 0, row: 0, Style(.palette(205), .bold))
    }

    @Test mutating func `it covers what stood there, blanks too`() {
        surface.draw(word, column: 2, row: 1, theme: theme)
        expectPicture(surface.text, "........\n..abc ..\n........")
        #expect(surface[2, 1] == Cell("a", Style(.palette(205), .bold)))
    }

    @Test(arguments: [
        (0.0, 0.0, "........\n.abc ...\n........"), (1.4, 0.4, "........\n..abc ..\n........"),
        (1.5, -0.6, "...abc .\n........\n........"), (-2, 1, "........\n........\nbc ....."),
        (6, 0, "........\n.......a\n........"), (80, 0, "........\n........\n........"),
        (.nan, .nan, "........\n.abc ...\n........"),
        (.infinity, 0, "........\n........\n........"),
    ])
    mutating func `it moves by the nearest whole cells`(x: Double, y: Double, expected: String) {
        surface.draw(word, column: 1, row: 1, moved: Transform(x: x, y: y), theme: theme)
        expectPicture(surface.text, expected)
    }

    @Test mutating func `turns and scales are no matter to text`() {
        var other = surface
        surface.draw(word, column: 1, row: 1, moved: Transform(rotation: 2, scale: 3), theme: theme)
        other.draw(word, column: 1, row: 1, theme: theme)
        #expect(surface == other)
    }

    @Test mutating func `it stays inside the clip`() {
        let clip = Rect(column: 3, row: 1, columns: 2, rows: 5)
        surface.draw(word, column: 2, row: 1, clip: clip, theme: theme)
        surface.draw(word, column: 2, row: 0, clip: clip, theme: theme)
        expectPicture(surface.text, "........\n...bc...\n........")
    }

    @Test mutating func `it fades as roles do, and leaves everything where it cannot be seen`() {
        let before = surface
        surface.draw(word, column: 2, row: 1, moved: Transform(opacity: 0.01), theme: theme)
        #expect(surface == before)
        surface.draw(word, column: 2, row: 1, moved: Transform(opacity: 0.5), theme: theme)
        #expect(surface[2, 1].style == theme.faded(Style(.palette(205), .bold), opacity: 0.5))
    }

    @Test mutating func `half of a wide character is a blank`() {
        var wide = Surface(Size(columns: 4, rows: 1))
        wide.write("漢字", column: 0, row: 0)
        surface.draw(wide, column: -1, row: 0, theme: theme)
        surface.draw(wide, column: 5, row: 1, theme: theme)
        surface.draw(wide, column: 2, row: 2, theme: theme)
        expectPicture(surface.text, " 字.....\n.....漢\n..漢字..")
    }

    @Test mutating func `anywhere, with any clip, every wide character keeps both its halves`() {
        var chance = SeededGenerator(seed: 3)
        var wide = Surface(Size(columns: 5, rows: 2))
        wide.write("a漢字", column: 0, row: 0)
        wide.write("漢字b", column: 0, row: 1)
        for _ in 0..<2000 {
            let clip = Rect(
                column: .random(in: -2..<8, using: &chance), row: 0,
                columns: .random(in: 0..<8, using: &chance), rows: 3)
            surface.draw(
                wide, column: .random(in: -5..<9, using: &chance), row: .random(in: -2..<4, using: &chance),
                clip: clip, theme: theme)
            for row in 0..<3 {
                for column in 0..<8 {
                    let isWide = surface[column, row].character.map { Width.of($0) == 2 } ?? false
                    let followsWide = surface[column + 1, row].character == nil
                    #expect(isWide == followsWide)
                }
            }
        }
    }
}
