/// One count of a heat map.
struct HeatMapCell {
    var count: Int

    /// How strongly it is shaded, 0 to 1.
    var weight: Double

    /// Whether it counts right answers.
    var isRight: Bool
    var isMarked: Bool

    func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        var style = look.theme.heat(weight: weight, isRight: isRight)
        if isMarked { style.attributes.insert(.reverse) }
        surface.clear(rect, style)
        let room = rect.columns - 1
        let text = text(room: room, look.symbols)
        surface.write(text, column: rect.column + room - Width.of(text), row: rect.row, style)
        if let shade = shade(look), room > Width.of(text) {
            surface[rect.column, rect.row] = Cell(shade, style)
        }
    }

    /// The figure in the room there is: in full, in thousands, or as a sign that there are more.
    private func text(room: Int, _ symbols: Symbols) -> String {
        if count == 0 { return symbols.nothing }
        let candidates = [Figures.grouped(count), "\(count)", "\(count / 1000)k", "+"]
        return candidates.first { Width.of($0) <= room } ?? ""
    }

    /// Where colours do not shade, a glyph does.
    private func shade(_ look: Look) -> Character? {
        guard look.theme.depth != .many, count > 0 else { return nil }
        let shades = look.symbols.shades
        return shades[min(shades.count - 1, Int(weight * Double(shades.count)))]
    }
}

extension Theme {
    /// The look of a cell by its weight; right answers and mistakes differ in hue and in weight.
    func heat(weight: Double, isRight: Bool) -> Style {
        let attributes: Style.Attributes = isRight ? .bold : []
        guard depth == .many, weight > 0 else {
            return Style(style(weight > 0 ? .text : .faint).foreground, on: .standard, attributes)
        }
        let ramp = isRight ? Self.rightRamp(background) : Self.wrongRamp(background)
        let step = ramp[min(ramp.count - 1, Int(weight * Double(ramp.count)))]
        return Style(.palette(step.text), on: .palette(step.ground), attributes)
    }

    private typealias Step = (ground: UInt8, text: UInt8)

    /// Each text has a contrast of at least 4.5:1 on its ground.
    private static func rightRamp(_ background: Background) -> [Step] {
        switch background {
        case .light: [(195, 16), (152, 16), (116, 16), (80, 16), (44, 16)]
        case .dark, .unknown: [(23, 231), (23, 231), (23, 231), (30, 16), (37, 16)]
        }
    }

    private static func wrongRamp(_ background: Background) -> [Step] {
        switch background {
        case .light: [(255, 16), (230, 16), (223, 16), (216, 16), (209, 16)]
        case .dark, .unknown: [(235, 231), (237, 231), (52, 231), (88, 231), (124, 231)]
        }
    }
}
