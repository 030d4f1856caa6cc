import Drawing

/// A rate as a bar with the whisker of its interval; the full width is 100 %.
struct RateBar {
    var value: Double
    var range: ClosedRange<Double>?

    func draw(on surface: inout Surface, column: Int, row: Int, width: Int, _ look: Look) {
        guard width > 1 else { return }
        let symbols = look.symbols
        let bar = look.theme.style(.bar)
        let halves = Int((value * Double(width) * 2).rounded())
        for place in 0..<halves / 2 { surface[column + place, row] = Cell(symbols.bar, bar) }
        let end = (halves + 1) / 2
        if halves % 2 == 1 {
            let goesOn = range.map { Int($0.upperBound * Double(width)) >= end } ?? false
            surface[column + end - 1, row] = Cell(goesOn ? symbols.barIntoRule : symbols.halfBar, bar)
        }
        drawWhisker(on: &surface, column: column, row: row, width: width, end: end, look)
    }

    private func drawWhisker(
        on surface: inout Surface, column: Int, row: Int, width: Int, end: Int, _ look: Look
    ) {
        guard let range else { return }
        let symbols = look.symbols
        let whisker = look.theme.style(.whisker)
        let low = min(Int(range.lowerBound * Double(width)), width - 1)
        let high = min(Int(range.upperBound * Double(width)), width - 1)
        for place in min(end, high)..<high { surface[column + place, row] = Cell(symbols.rule, whisker) }
        if low < end { surface[column + low, row] = Cell(symbols.barTick, look.theme.style(.bar)) }
        if high >= end { surface[column + high, row] = Cell(symbols.rangeEnd, whisker) }
    }
}
