import Testing

@testable import Drawing

@Suite struct ThemeHeatTests {
    @Test(arguments: [Theme.Background.dark, .light, .unknown], [true, false])
    func `figures can be read on every tint`(background: Theme.Background, isRight: Bool) throws {
        let theme = Theme(background: background, depth: .many)
        for level in 1...Theme.heatLevels {
            let tint = try #require(theme.heatTint(level: level, isRight: isRight))
            guard case .palette(let ground) = tint.background else {
                #expect(tint.foreground == .standard)
                continue
            }
            guard case .palette(let figure) = tint.foreground else {
                Issue.record("The terminal's own colour may not be legible on a tint.")
                continue
            }
            let contrast = Palette.contrast(
                try #require(Palette.rgb(figure)), try #require(Palette.rgb(ground)))
            #expect(contrast >= 4.5, "level \(level)")
        }
    }

    @Test(arguments: [(Theme.Background.dark, true), (.light, false)])
    func `more is farther from the ground`(background: Theme.Background, isBrighter: Bool) throws {
        let theme = Theme(background: background, depth: .many)
        for isRight in [true, false] {
            let contrasts = try (1...Theme.heatLevels).map { level -> Double in
                let tint = try #require(theme.heatTint(level: level, isRight: isRight))
                guard case .palette(let ground) = tint.background else { return 1 }
                return Palette.contrast(
                    try #require(Palette.rgb(ground)), isBrighter ? (0, 0, 0) : (255, 255, 255))
            }
            #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 }, "\(contrasts)")
        }
    }

    @Test(arguments: [Theme.Background.dark, .light, .unknown])
    func `right answers have another hue, and are bold`(background: Theme.Background) {
        let theme = Theme(background: background, depth: .many)
        let right = (2...Theme.heatLevels).compactMap { theme.heatTint(level: $0, isRight: true)?.background }
        let wrong = (2...Theme.heatLevels).compactMap {
            theme.heatTint(level: $0, isRight: false)?.background
        }
        #expect(Set(right).count == Theme.heatLevels - 1)
        #expect(Set(right).isDisjoint(with: wrong))
        for depth in [Theme.Depth.none, .eight, .many] {
            let theme = Theme(background: background, depth: depth)
            #expect(theme.heatShade(isRight: true).attributes == .bold)
            #expect(theme.heatShade(isRight: false).attributes == [])
        }
        #expect(theme.heatTint(level: 3, isRight: true)?.attributes == .bold)
        #expect(theme.heatTint(level: 3, isRight: false)?.attributes == [])
    }

    @Test func `with few colours there are no tints`() {
        for depth in [Theme.Depth.none, .eight] {
            #expect(Theme(background: .dark, depth: depth).heatTint(level: 3, isRight: true) == nil)
        }
    }

    @Test(arguments: [true, false])
    func `where the background is not known four shades can be told apart on black and on white`(
        isRight: Bool
    )
        throws
    {
        let theme = Theme(background: .unknown, depth: .many)
        var grounds: [Palette.RGB] = []
        for level in 2...Theme.heatLevels {
            guard case .palette(let index)? = theme.heatTint(level: level, isRight: isRight)?.background
            else { continue }
            grounds.append(try #require(Palette.rgb(index)))
        }
        for ground in grounds {
            #expect(Palette.contrast(ground, (0, 0, 0)) >= 1.5)
            #expect(Palette.contrast(ground, (255, 255, 255)) >= 1.5)
        }
        let steps = zip(grounds, grounds.dropFirst()).map { one, other in
            abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue)
        }
        #expect(steps.count { $0 >= 75 } >= 3, "\(steps)")
    }
}
