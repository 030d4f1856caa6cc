import Drawing

/// Numbers for the pairs of colours on the screen; the terminal has only so many.
struct ColourPairs {
    private struct Pair: Hashable {
        var foreground: Int32
        var background: Int32
    }

    private let colourCount: Int
    private let last: Int
    private var numbers: [Pair: Int32] = [:]

    /// `last` is the highest number there is, 0 where there are no colours.
    init(colourCount: Int, last: Int) {
        self.colourCount = colourCount
        self.last = last
    }

    /// Gives every pair of colours of a surface a number. When they run out, those not seen on it are free again.
    mutating func prepare(for surface: Surface, define: (Int32, Int32, Int32) -> Void) {
        guard last > 0 else { return }
        var style: Style?
        for cell in surface.cells where cell.style != style {
            style = cell.style
            add(pair(of: cell.style), surface, define)
        }
    }

    /// 0 is the terminal's own pair, and what a pair gets for which there is no number left.
    func number(of style: Style) -> Int32 { numbers[pair(of: style)] ?? 0 }

    private mutating func add(_ pair: Pair, _ surface: Surface, _ define: (Int32, Int32, Int32) -> Void) {
        guard pair.foreground >= 0 || pair.background >= 0, numbers[pair] == nil else { return }
        if numbers.count == last { recycle(keeping: surface) }
        guard numbers.count < last else { return }
        let taken = Set(numbers.values)
        guard let free = (1...Int32(last)).first(where: { !taken.contains($0) }) else { return }
        numbers[pair] = free
        define(free, pair.foreground, pair.background)
    }

    private mutating func recycle(keeping surface: Surface) {
        let seen = Set(surface.cells.map { pair(of: $0.style) })
        numbers = numbers.filter { seen.contains($0.key) }
    }

    private func pair(of style: Style) -> Pair {
        Pair(foreground: index(style.foreground), background: index(style.background))
    }

    /// A colour that the terminal does not have is the terminal's own.
    private func index(_ colour: Colour) -> Int32 {
        switch colour {
        case .palette(let index) where Int(index) < colourCount: Int32(index)
        default: -1
        }
    }
}
