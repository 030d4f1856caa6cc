import Drawing

/// How much of the store has been read, for as long as that takes.
struct ProgressBar {
    /// 0 to 1.
    var share: Double

    /// Seconds of reading after which it is shown.
    static let patience = 1.0

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        let text = " Reading the records  \(Figures.percent(share)) "
        let start = surface.write(text, column: 0, row: row, look.theme.style(.faint))
        let width = min(surface.size.columns - start - 1, 40)
        guard width > 3 else { return }
        for place in 0..<width {
            surface[start + place, row] = Cell(look.symbols.track, look.theme.style(.track))
        }
        RateBar(value: share).draw(on: &surface, column: start, row: row, width: width, look)
    }
}
