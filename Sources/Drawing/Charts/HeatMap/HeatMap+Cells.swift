extension HeatMap {
    func drawCell(
        on picture: inout Surface, _ row: Int, _ column: Int, share: Double, _ layout: HeatLayout,
        _ look: Look
    ) {
        let count = count(row, column)
        let place = layout.place(row: row, column: column)
        let isMarked = cursor.map { $0.row == row && $0.column == column } ?? false
        let level = HeatShade.level(ofShare: share, levels: Theme.heatLevels)
        if isMarked {
            picture.clear(place, look.theme.style(.chosenTab))
        } else if count == 0 {
            picture.clear(place, look.theme.style(.faint))
        } else if let tint = look.theme.heatTint(level: level, isRight: row == column) {
            picture.clear(place, tint)
        } else {
            drawShade(on: &picture, place, share: share, isRight: row == column, layout, look)
        }
        drawFigure(on: &picture, count, place, layout, look)
    }

    /// Writes the count in the style that stands there; one that does not fit leaves the shade alone.
    private func drawFigure(
        on picture: inout Surface, _ count: Int, _ place: Rect, _ layout: HeatLayout, _ look: Look
    ) {
        let figure = count == 0 ? look.symbols.nothing : Figures.compact(count, width: place.columns - 1)
        guard let figure else { return }
        let column = place.endColumn - layout.trailing(figure.count) - figure.count
        let row = place.row + layout.figureRow
        let style = picture[column, row].style
        // The figure stands apart from a shade around it, as far as that leaves any of it.
        let first = max(place.column + 1, column - 1)
        for blank in first..<max(first, place.endColumn) { picture[blank, row] = Cell(" ", style) }
        picture.write(figure, column: column, row: row, style)
    }

    /// Fills a cell with the sign of its shade, up to the next cell where there is room for a gap.
    private func drawShade(
        on picture: inout Surface, _ place: Rect, share: Double, isRight: Bool, _ layout: HeatLayout,
        _ look: Look
    ) {
        let shades = look.symbols.shades
        let sign = shades[HeatShade.level(ofShare: share, levels: shades.count) - 1]
        let style = look.theme.heatShade(isRight: isRight)
        picture.clear(place, style)
        for row in place.row..<place.endRow {
            for column in place.column..<place.endColumn - (place.columns > 2 ? 1 : 0) {
                picture[column, row] = Cell(sign, style)
            }
        }
    }
}
