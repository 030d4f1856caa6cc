import Glibc

/// The 256 colours that terminals agree on: 16 of the person's own, a cube of 6 × 6 × 6, and 24 greys.
enum Palette {
    typealias RGB = (red: Int, green: Int, blue: Int)

    private static let steps = [0, 95, 135, 175, 215, 255]

    /// The light of a colour of the cube or of the greys, 0 to 255 each; nil for the person's own sixteen.
    static func rgb(_ index: UInt8) -> RGB? {
        switch Int(index) {
        case ..<16: return nil
        case 16..<232:
            let place = Int(index) - 16
            return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
        default:
            let grey = 8 + 10 * (Int(index) - 232)
            return (grey, grey, grey)
        }
    }

    /// The colour of the cube or of the greys that looks nearest.
    ///
    /// Red, green and blue count 2, 4 and 3 times, as the eye weighs them, or a fading colour would flicker.
    static func nearest(_ wanted: RGB) -> UInt8 {
        var best: (index: UInt8, distance: Int) = (16, .max)
        for index in UInt8(16)...255 {
            guard let colour = rgb(index) else { continue }
            let red = colour.red - wanted.red
            let green = colour.green - wanted.green
            let blue = colour.blue - wanted.blue
            let distance = 2 * red * red + 4 * green * green + 3 * blue * blue
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }

    /// A colour on its way to a grey of the given light: at opacity 1 the colour itself, at 0 the grey.
    static func blend(_ index: UInt8, towards light: Int, opacity: Double) -> UInt8 {
        guard opacity < 1, let colour = rgb(index) else { return index }
        func mix(_ value: Int) -> Int { Int((Double(light) + Double(value - light) * opacity).rounded()) }
        return nearest((mix(colour.red), mix(colour.green), mix(colour.blue)))
    }

    /// The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance").
    static func contrast(_ one: RGB, _ other: RGB) -> Double {
        let luminances = [luminance(one), luminance(other)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private static func luminance(_ colour: RGB) -> Double {
        0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    }

    private static func linear(_ value: Int) -> Double {
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
