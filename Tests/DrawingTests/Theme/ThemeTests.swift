import Testing

@testable import Drawing

@Suite struct ThemeTests {
    private static let black: Palette.RGB = (0, 0, 0)
    private static let white: Palette.RGB = (255, 255, 255)

    private static func grounds(_ background: Theme.Background) -> [Palette.RGB] {
        switch background {
        case .dark: [black]
        case .light: [white]
        case .unknown: [black, white]
        }
    }

    /// The least contrast that a style has on any ground it may stand on; the terminal's own colour is no matter.
    private static func contrast(_ style: Style?, _ background: Theme.Background) -> Double {
        guard let style else { return 1 }
        guard case .palette(let index) = style.foreground, let colour = Palette.rgb(index) else { return 21 }
        return grounds(background).map { Palette.contrast(colour, $0) }.min() ?? 0
    }

    @Test(
        arguments: [
            Role.line, .dot, .brand, .bar, .unknown, .whisker, .chance, .banner, .warning, .failure,
        ], [Theme.Background.dark, .light, .unknown])
    func `accents stand out from the ground`(role: Role, background: Theme.Background) {
        let style = Theme(background: background, depth: .many).style(role)
        #expect(Self.contrast(style, background) >= 3)
    }

    @Test(arguments: [Theme.Background.dark, .light, .unknown])
    func `faint text can be read`(background: Theme.Background) {
        let style = Theme(background: background, depth: .many).style(.faint)
        #expect(Self.contrast(style, background) >= 4.5)
        #expect(!style.attributes.contains(.dim))
    }

    @Test(arguments: [Theme.Background.dark, .light])
    func `faint text and the line can be read on the tint`(background: Theme.Background) throws {
        let theme = Theme(background: background, depth: .many)
        guard case .tint(.palette(let index)) = theme.fill(opacity: 1) else {
            Issue.record("no tint")
            return
        }
        let ground = try #require(Palette.rgb(index))
        for (role, least) in [(Role.faint, 4.5), (.line, 3), (.dot, 3), (.whisker, 3), (.chance, 3)] {
            guard case .palette(let index) = theme.style(role).foreground else { continue }
            #expect(Palette.contrast(try #require(Palette.rgb(index)), ground) >= least, "\(role)")
        }
    }

    @Test(arguments: Role.allCases, [Theme.Background.dark, .light, .unknown])
    func `without colours there is none`(role: Role, background: Theme.Background) {
        let theme = Theme(background: background, depth: .none)
        for opacity in [0.1, 0.5, 1] {
            guard let style = theme.style(role, opacity: opacity) else { continue }
            #expect(style.foreground == .standard)
            #expect(style.background == .standard)
        }
        #expect(theme.fill(opacity: 1) == nil)
    }

    @Test(arguments: Role.allCases, [Theme.Background.dark, .light, .unknown])
    func `eight colours are the first eight`(role: Role, background: Theme.Background) {
        let theme = Theme(background: background, depth: .eight)
        if case .palette(let index) = theme.style(role).foreground { #expect(index < 8) }
        #expect(theme.style(role).background == .standard)
        #expect(theme.fill(opacity: 1) == nil)
    }

    @Test(arguments: [Theme.Depth.none, .eight, .many])
    func `line and dot look different`(depth: Theme.Depth) {
        for background in [Theme.Background.dark, .light, .unknown] {
            let theme = Theme(background: background, depth: depth)
            #expect(theme.style(.line) != theme.style(.dot))
        }
    }
}

extension ThemeTests {
    @Test(
        arguments: [Role.line, .dot, .unknown, .whisker, .chance], [Theme.Background.dark, .light])
    func `the less opaque, the nearer to the ground`(role: Role, background: Theme.Background) {
        let theme = Theme(background: background, depth: .many)
        let course = (0...100).map {
            Self.contrast(theme.style(role, opacity: Double($0) / 100), background)
        }
        #expect(zip(course, course.dropFirst()).allSatisfy { $0 <= $1 }, "\(course)")
        #expect(course[0] == 1)
        #expect(course[100] == Self.contrast(theme.style(role), background))
        #expect(Set(course).count > 4)
    }

    @Test(arguments: [Theme.Depth.none, .eight, .many])
    func `where colours cannot fade, brightness does`(depth: Theme.Depth) {
        let theme = Theme(background: .unknown, depth: depth)
        #expect(theme.style(.brand, opacity: 0.01) == nil)
        #expect(theme.style(.brand, opacity: 0.3)?.attributes == .dim)
        #expect(theme.style(.brand, opacity: 0.5)?.attributes == [])
        #expect(theme.style(.brand, opacity: 0.7)?.attributes == .bold)
        #expect(theme.style(.brand, opacity: 1) == theme.style(.brand))
        #expect(theme.style(.line, opacity: 0.3)?.attributes == .dim)
        #expect(theme.style(.line, opacity: 0.5)?.attributes == [])
    }

    @Test(arguments: [
        ("15;0" as String?, Theme.Background.dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark),
        ("15;default;0", .dark),
        ("0;default;15", .light), ("0;default", .unknown), ("", .unknown), (";", .unknown),
        ("7;99", .unknown),
        ("7;-1", .unknown), (nil, .unknown),
    ])
    func `the environment's hint tells the background`(hint: String?, background: Theme.Background) {
        #expect(Theme(.auto, colours: 256, hint: hint).background == background)
        #expect(Theme(.dark, colours: 256, hint: hint).background == .dark)
        #expect(Theme(.light, colours: 256, hint: hint).background == .light)
    }

    @Test(arguments: [
        (-1, Theme.Depth.none), (2, .none), (8, .eight), (16, .eight), (88, .eight), (256, .many),
        (1 << 24, .many),
    ])
    func `the number of colours tells the depth`(colours: Int, depth: Theme.Depth) {
        #expect(Theme(.auto, colours: colours, hint: nil).depth == depth)
        #expect(Theme(.mono, colours: colours, hint: nil).depth == .none)
    }
}
