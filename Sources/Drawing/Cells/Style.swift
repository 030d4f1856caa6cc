/// A colour of the terminal: its own, or one of the 256 of the standard palette (0 to 7 where it has eight).
package enum Colour: Hashable, Sendable {
    case standard
    case palette(UInt8)
}

/// How a cell looks.
package struct Style: Hashable, Sendable {
    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        package static let reverse = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
    }

    package var foreground: Colour
    package var background: Colour
    package var attributes: Attributes

    package init(
        _ foreground: Colour = .standard, on background: Colour = .standard, _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = Style()
}
