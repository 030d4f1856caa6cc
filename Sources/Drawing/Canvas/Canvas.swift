/// A rectangle of cells, each divided into dots that are switched on one by one.
package struct Canvas: Sendable {
    struct CanvasCell {
        var mask: UInt8 = 0
        var ink = Ink(.plain, .fill, symbol: " ")
        var background: Colour?

        var isDrawn: Bool { mask != 0 || background != nil }
    }

    package let size: Size
    package let marker: Marker
    var cells: [CanvasCell]

    package init(_ size: Size, marker: Marker) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        self.marker = marker
        cells = Array(repeating: CanvasCell(), count: self.size.columns * self.size.rows)
    }

    /// The size in dots.
    package var dots: (columns: Int, rows: Int) {
        (size.columns * marker.dots.columns, size.rows * marker.dots.rows)
    }

    /// A point in dots: the centre of the upper left dot lies at (0, 0).
    func inDots(_ point: Point) -> Point {
        Point(
            x: point.x * Double(marker.dots.columns) - 0.5,
            y: point.y / 2 * Double(marker.dots.rows) - 0.5)
    }

    /// The place in dots, or half-way between dots, that is nearest to a point in units.
    ///
    /// What is drawn around such a place is the same on all sides. Nil where the point is no number or so far away
    /// that nothing around it could show.
    func middle(_ point: Point) -> Point? {
        let exact = inDots(point)
        guard Self.isNear(exact) else { return nil }
        return Point(x: (exact.x * 2).rounded() / 2, y: (exact.y * 2).rounded() / 2)
    }

    /// Whether a place in dots can be counted with; false for what is not a number.
    static func isNear(_ place: Point) -> Bool { abs(place.x) < 1e6 && abs(place.y) < 1e6 }

    /// Switches on the dot in which a point in units lies.
    package mutating func plot(_ point: Point, _ ink: Ink) {
        let dot = inDots(point)
        guard Self.isNear(dot) else { return }
        plot(
            dotColumn: Int((dot.x + 0.5).rounded(.down)), dotRow: Int((dot.y + 0.5).rounded(.down)), ink)
    }

    /// Switches a dot on; outside the canvas nothing happens.
    package mutating func plot(dotColumn: Int, dotRow: Int, _ ink: Ink) {
        let dots = dots
        guard dotColumn >= 0, dotRow >= 0, dotColumn < dots.columns, dotRow < dots.rows else { return }
        let (column, inColumn) = dotColumn.quotientAndRemainder(dividingBy: marker.dots.columns)
        let (row, inRow) = dotRow.quotientAndRemainder(dividingBy: marker.dots.rows)
        mark(row * size.columns + column, marker.bit(column: inColumn, row: inRow), ink)
    }

    private mutating func mark(_ place: Int, _ bit: UInt8, _ ink: Ink) {
        let isOccupied = cells[place].mask != 0
        let level = cells[place].ink.level
        if isOccupied && !ink.level.joins(level) {
            guard ink.level > level else { return }
            cells[place].mask = 0
        }
        cells[place].mask |= bit
        if !isOccupied || ink.level >= level { cells[place].ink = ink }
    }

    /// Whether data stand in a cell.
    package func hasData(column: Int, row: Int) -> Bool {
        guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return false }
        let cell = cells[row * size.columns + column]
        return cell.mask != 0 && cell.ink.level.isData
    }

    /// Copies everything drawn onto a surface, the canvas's corner at a cell of it.
    /// - Parameters:
    ///   - surface: what is drawn on.
    ///   - column: where the left edge lies.
    ///   - row: where the upper edge lies.
    ///   - paper: the style of the blanks between drawn cells of a row. It shows nothing, but one in the colour of most
    ///     cells saves the terminal two changes of colour a cell.
    package func draw(on surface: inout Surface, column: Int, row: Int, paper: Style = .plain) {
        for down in 0..<size.rows {
            let line = cells[down * size.columns..<(down + 1) * size.columns]
            guard let first = line.firstIndex(where: \.isDrawn), let last = line.lastIndex(where: \.isDrawn)
            else { continue }
            for place in first...last {
                surface[column + place - line.startIndex, row + down] = cell(line[place], paper)
            }
        }
    }

    private func cell(_ cell: CanvasCell, _ paper: Style) -> Cell {
        var style = cell.mask == 0 ? paper : cell.ink.style
        if let background = cell.background { style.background = background }
        let character = cell.mask == 0 ? " " : marker.character(mask: cell.mask, symbol: cell.ink.symbol)
        return Cell(character, style)
    }
}
