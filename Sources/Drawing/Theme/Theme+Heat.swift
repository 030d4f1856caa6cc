extension Theme {
    /// How many tints a cell of a heat map may have.
    package static let heatLevels = 6

    /// The ground of a cell and its figure's colour, from level 1 to `heatLevels`; nil where colours are few.
    ///
    /// Right answers have another hue than errors, and bold figures. Where the background is not known, neither
    /// lighter nor darker means more, so that the tints grow in saturation instead, and the least has none.
    package func heatTint(level: Int, isRight: Bool) -> Style? {
        guard depth == .many else { return nil }
        let ramp = isRight ? rightRamp : errorRamp
        let attributes: Style.Attributes = isRight ? .bold : []
        guard let ground = ramp[max(1, min(level, ramp.count)) - 1] else {
            return Style(.standard, on: .standard, attributes)
        }
        return Style(.palette(Self.figure(on: ground)), on: .palette(ground), attributes)
    }

    /// How the shade of a cell and its figure look where there are no tints.
    package func heatShade(isRight: Bool) -> Style {
        let colour: Colour = depth == .none ? .standard : isRight ? .palette(6) : .palette(3)
        return Style(colour, on: .standard, isRight ? .bold : [])
    }

    /// Black or white, whichever has more contrast; the greater of both is 4.58:1 at least on any ground.
    private static func figure(on ground: UInt8) -> UInt8 {
        guard let colour = Palette.rgb(ground) else { return 231 }
        return Palette.contrast(colour, (0, 0, 0)) > Palette.contrast(colour, (255, 255, 255)) ? 16 : 231
    }

    private var rightRamp: [UInt8?] {
        switch background {
        case .dark: [23, 30, 37, 44, 80, 123]
        case .light: [195, 152, 116, 73, 37, 30]
        case .unknown: [nil, 152, 116, 44, 37, 30]
        }
    }

    private var errorRamp: [UInt8?] {
        switch background {
        case .dark: [235, 52, 94, 130, 172, 214]
        case .light: [255, 223, 216, 209, 202, 166]
        case .unknown: [nil, 181, 216, 208, 202, 160]
        }
    }
}
