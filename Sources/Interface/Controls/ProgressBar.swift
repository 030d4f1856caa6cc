import Animation
import Drawing

/// How much of the store has been read, for as long as that takes.
struct ProgressBar {
    /// 0 to 1.
    var share: Double

    /// Seconds since reading began, for the spinner.
    var elapsed: Double

    /// Seconds of reading after which it is shown.
    static let patience = 1.0

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        let text = " \(spinner(look.symbols)) Reading the records  \(Figures.percent(share)) "
        let start = surface.write(text, column: 0, row: row, look.theme.style(.faint))
        let width = min(surface.size.columns - start - 1, 40)
        guard width > 3 else { return }
        for place in 0..<width {
            surface[start + place, row] = Cell(look.symbols.track, look.theme.style(.track))
        }
        RateBar(value: share).draw(on: &surface, column: start, row: row, width: width, look)
    }

    /// One of the signs of the spinner, by how far it has turned.
    private func spinner(_ symbols: Symbols) -> Character {
        let turned = Rotate(duration: 1, angle: 2 * .pi, repeats: .forever).transform(at: elapsed).rotation
        let count = symbols.spinner.count
        return symbols.spinner[Int(turned / (2 * .pi) * Double(count)) % count]
    }
}
