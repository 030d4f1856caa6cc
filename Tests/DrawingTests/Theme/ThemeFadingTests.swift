import Testing

@testable import Drawing

@Suite struct ThemeFadingTests {
    @Test(arguments: [(Theme.Background.dark, 0), (.light, 255)])
    func `text and grounds go to the background by steps`(background: Theme.Background, light: Int) throws {
        let theme = Theme(background: background, depth: .many)
        let style = Style(.standard, on: .palette(31), .bold)
        let course = try (3...100).map { try #require(theme.faded(style, opacity: Double($0) / 100)) }
        func distances(_ part: (Style) -> Colour) throws -> [Int] {
            try course.dropLast().map { faded in
                guard case .palette(let index) = part(faded) else { throw Missing.colour }
                let colour = try #require(Palette.rgb(index))
                return abs(colour.red - light) + abs(colour.green - light) + abs(colour.blue - light)
            }
        }
        let texts = try distances(\.foreground)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(Set(texts).count > 10)
        let grounds = try distances(\.background)
        #expect((grounds.first ?? 999) < 60 && (grounds.last ?? 0) > 100)
        #expect(course.last == style)
    }

    private enum Missing: Error { case colour }

    @Test(arguments: [
        Theme(background: .dark, depth: .eight), Theme(background: .light, depth: .none),
        Theme(background: .unknown, depth: .many),
    ])
    func `with few colours the steps are bold, normal, dim and nothing`(theme: Theme) {
        let style = Style(.palette(5), .bold)
        #expect(theme.faded(style, opacity: 1) == style)
        #expect(theme.faded(style, opacity: 0.7) == style)
        #expect(theme.faded(style, opacity: 0.5) == Style(.palette(5)))
        #expect(theme.faded(style, opacity: 0.3) == Style(.palette(5), .dim))
        #expect(theme.faded(style, opacity: 0.02) == nil)
    }

    @Test func `a ground that cannot fade goes half-way, with the colour of its figure`() {
        let theme = Theme(background: .unknown, depth: .many)
        let style = Style(.palette(16), on: .palette(137))
        #expect(theme.faded(style, opacity: 0.7) == style)
        #expect(theme.faded(style, opacity: 0.5) == .plain)
    }
}
