extension HeatMap {
    func drawTitles(on picture: inout Surface, _ layout: HeatLayout, _ theme: Theme) {
        let titles = HeatLayout.titles
        let isBeside = layout.gutter > titles.rows.count
        let style = theme.style(.faint)
        if isBeside { picture.write(titles.rows, column: 0, row: layout.header - 1, style) }
        guard layout.header > 1 else { return }
        let middle = (layout.size.columns - layout.gutter - titles.columns.count) / 2
        let column = layout.gutter + middle
        guard middle >= 0 else { return }
        picture.write(titles.columns, column: column, row: 0, style)
        if !isBeside && column > titles.rows.count { picture.write(titles.rows, column: 0, row: 0, style) }
    }

    func drawNames(on picture: inout Surface, _ layout: HeatLayout, _ theme: Theme) {
        for (row, name) in rowNames.enumerated() {
            let place = layout.place(row: row, column: 0)
            picture.write(
                name, column: layout.gutter - layout.gap - Width.of(name), row: place.row + layout.figureRow,
                nameStyle(isMarked: row == cursor?.row, theme))
        }
        for (column, name) in columnNames.enumerated() {
            let place = layout.place(row: 0, column: column)
            let width = Width.of(name)
            var style = nameStyle(isMarked: column == cursor?.column, theme)
            // Names that touch are told apart by every other one being faint.
            if width >= layout.cell.columns, column % 2 == 1, column != cursor?.column {
                style = theme.style(.faint)
            }
            picture.write(
                name, column: place.endColumn - layout.trailing(width) - width, row: layout.header - 1, style,
                clip: Rect(column: place.column, row: 0, columns: place.columns, rows: layout.header))
        }
    }

    private func nameStyle(isMarked: Bool, _ theme: Theme) -> Style {
        guard isMarked else { return theme.style(.text) }
        var style = theme.style(.strong)
        style.attributes.insert(.underline)
        return style
    }
}
