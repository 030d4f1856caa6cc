import Drawing

/// A table of intervals, a row each, that fits the room it gets by leaving columns out.
struct IntervalTable {
    enum Column: CaseIterable {
        case name, bar, rate, count, time, heardAs
    }

    var rows: [IntervalRow]
    var columns: [Column]
    var sortedBy: IntervalOrder?

    private static let gap = 2
    private static let smallestBar = 8

    /// The rows that the table takes: with a blank one between intervals where there is room for that.
    func height(in available: Int) -> Int { 1 + rows.count * step(in: available) }

    func step(in available: Int) -> Int { available > rows.count * 2 ? 2 : 1 }

    func draw(on surface: inout Surface, in rect: Rect, _ look: Look) {
        drawHeader(on: &surface, in: rect, look)
        for (number, row) in rows.enumerated() {
            guard let line = line(of: number, in: rect) else { return }
            draw(row, on: &surface, column: rect.column, row: line, width: rect.columns, look)
        }
    }

    /// The titles, where there is room for more than the rows.
    func drawHeader(on surface: inout Surface, in rect: Rect, _ look: Look) {
        guard rect.rows > rows.count else { return }
        for slot in slots(in: rect.columns) {
            let place = Rect(column: rect.column + slot.start, row: rect.row, columns: slot.width, rows: 1)
            drawHeader(slot.column, on: &surface, place, row: rect.row, look)
        }
    }

    /// Where a row of the table lies in a rectangle, nil where it has no room.
    func line(of number: Int, in rect: Rect) -> Int? {
        let step = step(in: rect.rows)
        let line = rect.row + (rect.rows > rows.count ? step : 0) + number * step
        return line < rect.endRow ? line : nil
    }

    /// Draws one row in a line of a width.
    func draw(
        _ row: IntervalRow, on surface: inout Surface, column: Int, row line: Int, width: Int, _ look: Look
    ) {
        for slot in slots(in: width) {
            let place = Rect(column: column + slot.start, row: line, columns: slot.width, rows: 1)
            draw(slot.column, of: row, on: &surface, place, row: line, look)
        }
    }

    private func drawHeader(
        _ column: Column, on surface: inout Surface, _ place: Rect, row: Int, _ look: Look
    ) {
        let isSorted = sortedBy?.column == column
        let text = Self.title(column, width: place.columns)
        let start = column.isFigure ? place.endColumn - Width.of(text) : place.column
        surface.write(text, column: start, row: row, look.theme.style(isSorted ? .strong : .faint))
    }

    private func draw(
        _ column: Column, of row: IntervalRow, on surface: inout Surface, _ place: Rect, row line: Int,
        _ look: Look
    ) {
        if column == .bar {
            guard let value = row.value else { return }
            RateBar(value: value, range: row.range)
                .draw(on: &surface, column: place.column, row: line, width: place.columns, look)
            return
        }
        let text = Self.text(column, of: row)
        let start = column.isFigure ? place.endColumn - Width.of(text) : place.column
        surface.write(text, column: start, row: line, look.theme.style(column.role))
    }

    /// The columns for which there is room, with their places from the table's left edge.
    func slots(in width: Int) -> [(column: Column, start: Int, width: Int)] {
        var shown = columns
        for column in [Column.heardAs, .time, .bar, .count] where need(shown) > width {
            shown.removeAll { $0 == column }
        }
        let bar = Self.smallestBar + max(0, min(width - need(shown), 32))
        var start = 0
        return shown.map { column in
            let slot = (column, start, column == .bar ? bar : self.width(of: column))
            start += slot.2 + Self.gap
            return slot
        }
    }

    private func need(_ columns: [Column]) -> Int {
        columns.reduce(-Self.gap) { $0 + Self.gap + ($1 == .bar ? Self.smallestBar : width(of: $1)) }
    }

    /// As wide as its widest text, and never narrower than is usual, so that tables look alike.
    private func width(of column: Column) -> Int {
        rows.reduce(column.usualWidth) { max($0, Width.of(Self.text(column, of: $1))) }
    }

    private static func title(_ column: Column, width: Int) -> String {
        switch column {
        case .name: ""
        case .bar: width >= 18 ? "first answer right" : ""
        case .rate: "rate"
        case .count: "n"
        case .time: "time"
        case .heardAs: "most often wrong"
        }
    }

    private static func text(_ column: Column, of row: IntervalRow) -> String {
        switch column {
        case .name: row.name
        case .bar: ""
        case .rate: row.rate
        case .count: row.count
        case .time: row.time
        case .heardAs: row.heardAs
        }
    }
}

extension IntervalTable.Column {
    /// In cells; the bar takes what is left.
    fileprivate var usualWidth: Int {
        switch self {
        case .name: 2
        case .bar: 0
        case .rate: 5
        case .count: 7
        case .time: 6
        case .heardAs: 20
        }
    }

    fileprivate var isFigure: Bool { self == .rate || self == .count || self == .time }

    fileprivate var role: Role {
        switch self {
        case .name: .strong
        case .rate, .bar: .text
        case .count, .time, .heardAs: .faint
        }
    }
}

extension IntervalOrder {
    /// The column that the order goes by.
    fileprivate var column: IntervalTable.Column {
        switch self {
        case .size: .name
        case .rate: .rate
        case .count: .count
        case .time: .time
        }
    }
}
