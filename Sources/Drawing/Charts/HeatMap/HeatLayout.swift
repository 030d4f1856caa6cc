/// Where everything of a heat map stands, counted from its own corner.
package struct HeatLayout: Equatable, Sendable {
    /// Of each cell.
    package let cell: Size
    let rows: Int
    let columns: Int

    /// Columns left of the cells, for the rows' names.
    let gutter: Int

    /// Those of them that stay blank between the names and the first figures.
    let gap: Int

    /// Rows above the cells: the columns' names, and above them the title where there is room.
    let header: Int

    /// What cells may be, the better first; in lower ones figures stand in the upper row of the middle.
    private static let cells = [
        (9, 3), (8, 3), (7, 3), (8, 2), (7, 2), (6, 2), (7, 1), (6, 1), (5, 1), (4, 1), (3, 1), (2, 1),
    ].map { Size(columns: $0.0, rows: $0.1) }

    static let titles = (rows: "asked", columns: "answered")

    /// Titles give way first, then the cells shrink.
    /// - Returns: nil where the view is too small for the smallest cells.
    init?(view: Size, rows: Int, columns: Int, nameWidth: Int) {
        guard rows > 0, columns > 0 else { return nil }
        let titled = max(Self.titles.rows.count, nameWidth)
        for cell in Self.cells {
            for (names, gap) in [(titled, 2), (titled, 1), (nameWidth, 1)]
            where names + gap + columns * cell.columns <= view.columns {
                for header in [2, 1] where header + rows * cell.rows <= view.rows {
                    self.cell = cell
                    self.rows = rows
                    self.columns = columns
                    self.gap = gap
                    gutter = names + gap
                    self.header = header
                    return
                }
            }
        }
        return nil
    }

    /// What the whole map takes.
    package var size: Size {
        Size(columns: gutter + columns * cell.columns, rows: header + rows * cell.rows)
    }

    package func place(row: Int, column: Int) -> Rect {
        Rect(
            column: gutter + column * cell.columns, row: header + row * cell.rows, columns: cell.columns,
            rows: cell.rows)
    }

    /// The cells right of a figure or name of a width, which stands in the middle, but apart from the next one.
    func trailing(_ width: Int) -> Int {
        let wanted = max(cell.columns > 2 ? 1 : 0, (cell.columns - 3) / 2)
        return max(0, min(wanted, cell.columns - width))
    }

    /// The row of a cell in which its figure stands, and its row's name.
    var figureRow: Int { (cell.rows - 1) / 2 }
}
