import Testing

@testable import Drawing

@Suite struct HeatMapTests {
    private let names = ["m2", "M2", "m3"]

    private func draw(
        _ counts: [[Int]], _ theme: Theme, columns: Int = 40, rows: Int = 6, cursor: (Int, Int)? = nil
    ) -> Surface? {
        var surface = Surface(Size(columns: columns, rows: rows))
        var map = HeatMap(rowNames: names, columnNames: names, counts: counts)
        map.cursor = cursor.map { (row: $0.0, column: $0.1) }
        let look = Look(theme: theme, marker: .braille, isUnicode: true)
        return map.draw(on: &surface, in: surface.bounds, look) ? surface : nil
    }

    private static let counts = [[90, 8, 2], [0, 50, 50], [1234, 0, 5000]]

    @Test(arguments: [Theme.Background.dark, .light, .unknown])
    func everyFigureIsReadableOnItsGround(background: Theme.Background) throws {
        for isRight in [true, false] {
            for step in 1...100 {
                let style = Theme(background: background, depth: .many).heat(
                    weight: Double(step) / 100, isRight: isRight)
                guard case .palette(let text) = style.foreground, case .palette(let ground) = style.background
                else {
                    Issue.record("no colours at \(step) %")
                    continue
                }
                let contrast = Palette.contrast(
                    try #require(Palette.rgb(text)), try #require(Palette.rgb(ground)))
                #expect(contrast >= 4.5, "\(text) on \(ground)")
            }
        }
    }

    @Test func figuresStandInFullWhereThereIsRoomAndInThousandsElsewhere() throws {
        let dark = Theme(background: .dark, depth: .many)
        let wide = try #require(draw(Self.counts, dark))
        #expect(wide.text.contains("1,234") && wide.text.contains("5,000"))
        let narrow = try #require(draw(Self.counts, dark, columns: 14))
        #expect(narrow.text.contains("1k") && narrow.text.contains("5k"))
    }

    @Test func withoutColoursGlyphsShade() throws {
        let text = try #require(draw(Self.counts, Theme(background: .unknown, depth: .none))).text
        for shade in ["░", "▒", "▓", "█"] where shade != "▓" { #expect(text.contains(shade), "\(shade)") }
    }

    @Test func theCursorIsReversed() throws {
        let dark = Theme(background: .dark, depth: .many)
        let plain = try #require(draw(Self.counts, dark))
        let marked = try #require(draw(Self.counts, dark, cursor: (1, 2)))
        let changed = zip(plain.cells, marked.cells).filter { $0 != $1 }
        #expect(changed.count == 7)
        #expect(changed.allSatisfy { $1.style.attributes.contains(.reverse) })
    }

    @Test func aSmallWindowIsLeftAlone() {
        let dark = Theme(background: .dark, depth: .many)
        #expect(draw(Self.counts, dark, columns: 12) == nil)
        #expect(draw(Self.counts, dark, rows: 4) == nil)
        #expect(draw([[0, 0, 0], [0, 0, 0], [0, 0, 0]], dark) != nil)
    }
}
