/// A rectangle of cells, each divided into dots that are switched on one by one.
package struct Canvas: Sendable {
    struct CanvasCell {
        var mask: UInt8 = 0
        var ink = Ink(.plain, .fill, symbol: " ")
        var background: Colour?
    }

    package let size: Size
    package let marker: Marker
    var cells: [CanvasCell]

    package init(_ size: Size, marker: Marker) {
        self.size = size
        self.marker = marker
        cells = Array(repeating: CanvasCell(), count: size.columns * size.rows)
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

    /// The centre of a dot in units.
    func inUnits(dotColumn: Int, dotRow: Int) -> Point {
        Point(
            x: (Double(dotColumn) + 0.5) / Double(marker.dots.columns),
            y: (Double(dotRow) + 0.5) / Double(marker.dots.rows) * 2)
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
    package func draw(on surface: inout Surface, column: Int, row: Int) {
        for (place, cell) in cells.enumerated() where cell.mask != 0 || cell.background != nil {
            var style = cell.mask == 0 ? .plain : cell.ink.style
            if let background = cell.background { style.background = background }
            let character = cell.mask == 0 ? " " : marker.character(mask: cell.mask, symbol: cell.ink.symbol)
            let (down, across) = place.quotientAndRemainder(dividingBy: size.columns)
            surface[column + across, row + down] = Cell(character, style)
        }
    }
}
