import Drawing
import IntervalStatistics

/// The figures as plain text: what they cover, the wheel, and the table.
package struct FigureReport {
    package var reading: Reading

    /// Columns that no line exceeds; below 60 it is 60, above 100 it is 100.
    package var width: Int
    package var isUnicode: Bool

    private static let wheelRows = 23
    private static let tableRows = 14

    package init(reading: Reading, width: Int, isUnicode: Bool) {
        self.reading = reading
        self.width = min(max(width, 60), 100)
        self.isUnicode = isUnicode
    }

    /// Lines that each end with a newline.
    package var text: String {
        guard !reading.records.isEmpty || reading.reportedCount > 0 else {
            return "No answers yet.\n"
        }
        let look = Look(
            theme: Theme(background: .unknown, depth: .none), marker: .braille, isUnicode: isUnicode)
        let coverage = Coverage(reading: reading).pieces.map(\.text)
        return [
            coverage.joined(separator: " \(look.symbols.separator) "),
            wheel(look).text.trimmingEnd,
            table(look).text,
        ].joined(separator: "\n\n") + "\n"
    }

    private func wheel(_ look: Look) -> Surface {
        var surface = Surface(Size(columns: width, rows: Self.wheelRows))
        let figures = RadarFigures(reading.figures.statistics, symbols: look.symbols)
        RadarScreen(
            figures: figures, choices: Choices(), look: look, displayed: figures.target ?? [], opacity: 1,
            isUpdated: true
        ).draw(on: &surface, in: surface.bounds)
        return surface
    }

    private func table(_ look: Look) -> Surface {
        var surface = Surface(Size(columns: width, rows: Self.tableRows))
        let rows = reading.figures.statistics.intervals.map { IntervalRow($0, symbols: look.symbols) }
        IntervalTable(rows: rows, columns: IntervalTable.Column.allCases, sortedBy: nil)
            .draw(on: &surface, in: surface.bounds, look)
        return surface
    }
}

extension String {
    /// Without the empty lines at its end.
    fileprivate var trimmingEnd: String { String(reversed().drop(while: \.isNewline).reversed()) }
}
