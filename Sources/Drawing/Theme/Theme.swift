/// How roles look on a given terminal.
package struct Theme: Hashable, Sendable {
    /// What the person asked for.
    package enum Choice: String, CaseIterable, Sendable { case auto, dark, light, mono }

    /// What the terminal's own background is.
    package enum Background: Hashable, Sendable { case dark, light, unknown }

    package enum Depth: Hashable, Sendable { case none, eight, many }

    package let background: Background
    package let depth: Depth

    package init(background: Background, depth: Depth) {
        self.background = background
        self.depth = depth
    }

    /// Decides by how many colours the terminal has, and by the environment's COLORFGBG (`hint`), which some
    /// terminals set: `foreground;background`, each one of sixteen colours or `default`.
    package init(_ choice: Choice, colours: Int, hint: String?) {
        let known: Background =
            switch choice {
            case .dark: .dark
            case .light: .light
            case .auto, .mono: Self.background(from: hint)
            }
        let depth: Depth = choice == .mono || colours < 8 ? .none : colours < 256 ? .eight : .many
        self.init(background: known, depth: depth)
    }

    private static func background(from hint: String?) -> Background {
        guard let field = hint?.split(separator: ";").last, let colour = Int(field), 0..<16 ~= colour
        else { return .unknown }
        return colour == 7 || colour > 8 ? .light : .dark
    }

    package func style(_ role: Role) -> Style {
        let attributes = attributes(of: role)
        switch depth {
        case .none: return Style(.standard, on: .standard, attributes)
        case .eight: return Style(eight(role), on: .standard, attributes)
        case .many:
            // A dot's colour says enough, and bold would cost the terminal a reset at each of its edges.
            return Style(
                many(role), on: .standard, attributes.subtracting(role == .dot ? [.dim, .bold] : .dim))
        }
    }

    /// The style at an opacity from 0 to 1; nil where nothing is left to see.
    package func style(_ role: Role, opacity: Double) -> Style? { faded(style(role), opacity: opacity) }

    /// How the inside of a polygon is shown at an opacity from 0 to 1, nil where colours do not allow it.
    package func fill(opacity: Double) -> Fill? {
        guard depth == .many, opacity > 0.02 else { return nil }
        switch background {
        case .dark: return .tint(.palette(Palette.blend(236, towards: 0, opacity: opacity)))
        case .light: return .tint(.palette(Palette.blend(254, towards: 255, opacity: opacity)))
        case .unknown: return .stipple(Ink(Style(.palette(66)), .fill, symbol: "."))
        }
    }

    private func attributes(of role: Role) -> Style.Attributes {
        switch role {
        case .strong, .brand, .dot: .bold
        case .chosenTab: [.reverse, .bold]
        case .banner, .warning: .bold
        case .failure: [.bold, .reverse]
        case .faint, .grid, .track: .dim
        case .text, .tab, .line, .unknown, .whisker, .chance, .bar: []
        }
    }

    private func eight(_ role: Role) -> Colour {
        switch role {
        case .line, .bar: .palette(6)
        case .dot, .brand: .palette(5)
        case .chance, .warning: .palette(3)
        case .failure: .palette(1)
        case .text, .strong, .faint, .tab, .chosenTab, .unknown, .grid, .whisker, .track, .banner: .standard
        }
    }

    private func many(_ role: Role) -> Colour {
        let byBackground: (dark: UInt8, light: UInt8, unknown: UInt8)
        switch role {
        case .text, .strong, .tab, .chosenTab: return .standard
        case .line, .bar: byBackground = (44, 30, 31)
        case .dot, .brand: byBackground = (205, 162, 169)
        case .faint: byBackground = (247, 241, 243)
        case .unknown: byBackground = (250, 240, 243)
        case .grid, .track: byBackground = (240, 250, 245)
        case .whisker: byBackground = (252, 238, 243)
        case .chance, .warning: byBackground = (214, 130, 136)
        case .banner: byBackground = (222, 94, 136)
        case .failure: byBackground = (203, 160, 166)
        }
        switch background {
        case .dark: return .palette(byBackground.dark)
        case .light: return .palette(byBackground.light)
        case .unknown: return .palette(byBackground.unknown)
        }
    }
}
