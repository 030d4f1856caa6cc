/// The figures of the level lines, left of the chart's area, or on the lines where that is too narrow.
struct LineFigures {
    let geometry: LineGeometry

    /// The figures with the cells they take, from the base upward.
    func placed() -> [(text: String, place: Rect)] {
        let room = Int(geometry.left - (geometry.dotRadius ?? 0.5))
        for texts in [shares.map { $0 + " %" }, shares] where texts.allSatisfy({ $0.count <= room }) {
            return zip(Self.levels, texts).map { placed($1, level: $0, column: room - $1.count) }
        }
        // Bars stand on the base; a figure would cut them.
        return zip(Self.levels, shares).dropFirst().map {
            placed(" \($1) ", level: $0, column: Int(geometry.left) + 1)
        }
    }

    private func placed(_ text: String, level: Double, column: Int) -> (text: String, place: Rect) {
        let row = Int(geometry.y(ofValue: level * geometry.scale) / 2)
        return (text, Rect(column: column, row: row, columns: text.count, rows: 1))
    }

    private static let levels = [0, 0.5, 1]

    private var shares: [String] {
        Self.levels.map { String(Figures.percent($0 * geometry.scale).dropLast(2)) }
    }
}
