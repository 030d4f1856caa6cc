extension Theme {
    /// A style at an opacity from 0 to 1, by steps towards the background; nil where nothing is left to see.
    ///
    /// Where the background's colour is not known, or colours are few, the steps are bold, normal and dim.
    package func faded(_ style: Style, opacity: Double) -> Style? {
        guard opacity < 1 else { return style }
        guard opacity > 0.02 else { return nil }
        return depth == .many && background != .unknown
            ? blended(style, opacity) : stepped(style, opacity)
    }

    private func blended(_ style: Style, _ opacity: Double) -> Style {
        var style = style
        style.foreground = .palette(blend(index(style.foreground), opacity))
        if case .palette(let index) = style.background {
            style.background = .palette(blend(index, opacity))
        }
        return style
    }

    private func blend(_ index: UInt8, _ opacity: Double) -> UInt8 {
        Palette.blend(index, towards: background == .dark ? 0 : 255, opacity: opacity)
    }

    /// The palette's place of a colour; the terminal's own for text is taken to be a grey near the far end.
    private func index(_ colour: Colour) -> UInt8 {
        switch colour {
        case .palette(let index): index
        case .standard: background == .dark ? 252 : 235
        }
    }

    private func stepped(_ style: Style, _ opacity: Double) -> Style {
        var style = style
        if opacity < 2 / 3 {
            style.attributes.remove(.bold)
            // A ground cannot be dimmed; its figure may be legible on it alone, so both go.
            if style.background != .standard { style = Style(.standard, on: .standard, style.attributes) }
        }
        if opacity < 1 / 3 { style.attributes.insert(.dim) }
        return style
    }
}
