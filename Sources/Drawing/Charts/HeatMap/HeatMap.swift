import Animation

/// A matrix of counts, such as what was answered where each interval was asked, shaded by each row's shares: right answers
/// by what they are of the row, errors by the greatest error of all.
package struct HeatMap: Sendable {
    package var rowNames: [String]
    package var columnNames: [String]

    /// Row by row; what is missing counts as 0. Where row and column have the same place the answer was right.
    package var counts: [[Int]]

    /// The marked cell.
    package var cursor: (row: Int, column: Int)?

    /// In cells, for a heat map is text: it moves and fades, but neither turns nor scales.
    package var transform = Transform.identity

    package init(
        rowNames: [String], columnNames: [String], counts: [[Int]], cursor: (row: Int, column: Int)? = nil
    ) {
        self.rowNames = rowNames
        self.columnNames = columnNames
        self.counts = counts
        self.cursor = cursor
    }

    /// How it fits into a view; nil where there is no room.
    package func layout(_ view: Size) -> HeatLayout? {
        HeatLayout(
            view: view, rows: rowNames.count, columns: columnNames.count,
            nameWidth: rowNames.map { Width.of($0) }.max() ?? 0)
    }

    /// Draws the map in the middle of a rectangle of a surface.
    /// - Returns: false, with nothing drawn, where the rectangle is too small.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) -> Bool {
        guard let layout = layout(Size(columns: rect.columns, rows: rect.rows)) else { return false }
        surface.draw(
            picture(layout, look), column: rect.column + (rect.columns - layout.size.columns) / 2,
            row: rect.row + (rect.rows - layout.size.rows) / 2, moved: transform, clip: rect,
            theme: look.theme)
        return true
    }

    /// The map alone.
    private func picture(_ layout: HeatLayout, _ look: Look) -> Surface {
        var picture = Surface(layout.size)
        drawTitles(on: &picture, layout, look.theme)
        drawNames(on: &picture, layout, look.theme)
        let greatest = greatestError
        for row in rowNames.indices {
            for column in columnNames.indices {
                // Errors are few beside right answers: they are shaded by the greatest of them.
                let share = share(row, column) / (row == column ? 1 : greatest)
                drawCell(on: &picture, row, column, share: share, layout, look)
            }
        }
        return picture
    }

    /// What part of its row a cell is, 0 where the row is empty.
    private func share(_ row: Int, _ column: Int) -> Double {
        let total = columnNames.indices.reduce(0) { $0 + count(row, $1) }
        return total > 0 ? Double(count(row, column)) / Double(total) : 0
    }

    /// The greatest share of any error; 1 where there is none.
    private var greatestError: Double {
        let shares = rowNames.indices.flatMap { row in
            columnNames.indices.filter { $0 != row }.map { share(row, $0) }
        }
        return shares.max().flatMap { $0 > 0 ? $0 : nil } ?? 1
    }

    func count(_ row: Int, _ column: Int) -> Int {
        guard counts.indices.contains(row), counts[row].indices.contains(column) else { return 0 }
        return max(0, counts[row][column])
    }
}
