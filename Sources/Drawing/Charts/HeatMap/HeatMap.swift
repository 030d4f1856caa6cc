/// A square of counts: right answers shaded by their share of the row, mistakes by how they compare with the worst.
package struct HeatMap: Sendable {
    package var rowNames: [String]
    package var columnNames: [String]

    /// Row after row.
    package var counts: [[Int]]

    /// The cell that is marked.
    package var cursor: (row: Int, column: Int)?

    package init(rowNames: [String], columnNames: [String], counts: [[Int]]) {
        self.rowNames = rowNames
        self.columnNames = columnNames
        self.counts = counts
    }

    /// The rows that a map of a number of lines takes: titles above, and a line each.
    package static func rows(for lines: Int) -> Int { lines + 2 }

    private static let nameColumns = 4
    private static let widestCell = 7
    private static let narrowestCell = 3

    /// Draws the map in the middle of a rectangle.
    /// - Returns: false, with nothing drawn, where the rectangle is too small.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) -> Bool {
        let width = min(Self.widestCell, (rect.columns - Self.nameColumns - 1) / max(1, columnNames.count))
        guard width >= Self.narrowestCell, rect.rows >= Self.rows(for: rowNames.count) else { return false }
        let step = rect.rows >= 2 * rowNames.count + 2 ? 2 : 1
        let total = Size(
            columns: Self.nameColumns + width * columnNames.count, rows: 2 + step * rowNames.count)
        let corner = Rect(
            column: rect.column + (rect.columns - total.columns) / 2,
            row: rect.row + (rect.rows - total.rows) / 2, columns: total.columns, rows: total.rows)
        drawTitles(on: &surface, corner, width, look.theme)
        let worst = worstMistake
        for row in rowNames.indices {
            drawRow(row, on: &surface, corner, line: corner.row + 2 + row * step, width, worst, look)
        }
        return true
    }

    /// The largest share that a mistake has in its row; 1 where there is none.
    private var worstMistake: Double {
        let shares = counts.enumerated().flatMap { row, counts in
            let sum = counts.reduce(0, +)
            return counts.enumerated().filter { $0.offset != row && sum > 0 }
                .map { Double($0.element) / Double(sum) }
        }
        guard let worst = shares.max(), worst > 0 else { return 1 }
        return worst
    }

    private func drawTitles(on surface: inout Surface, _ corner: Rect, _ width: Int, _ theme: Theme) {
        surface.write("asked", column: corner.column, row: corner.row, theme.style(.faint))
        surface.write(
            "answered", column: corner.column + Self.nameColumns + width, row: corner.row, theme.style(.faint)
        )
        for (column, name) in columnNames.enumerated() {
            let start = corner.column + Self.nameColumns + column * width
            surface.write(
                name, column: start + width - 1 - Width.of(name), row: corner.row + 1, theme.style(.strong))
        }
    }

    private func drawRow(
        _ row: Int, on surface: inout Surface, _ corner: Rect, line: Int, _ width: Int, _ worst: Double,
        _ look: Look
    ) {
        surface.write(rowNames[row], column: corner.column, row: line, look.theme.style(.strong))
        let sum = counts[row].reduce(0, +)
        for (column, count) in counts[row].enumerated() {
            let place = Rect(
                column: corner.column + Self.nameColumns + column * width, row: line, columns: width, rows: 1)
            let share = sum == 0 ? 0 : Double(count) / Double(sum)
            let weight = row == column ? share : share / worst
            let isMarked = cursor.map { $0.row == row && $0.column == column } ?? false
            HeatMapCell(count: count, weight: weight, isRight: row == column, isMarked: isMarked)
                .draw(on: &surface, in: place, look)
        }
    }
}
