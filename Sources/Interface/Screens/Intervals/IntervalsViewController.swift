import Drawing
import IntervalStatistics

/// The table of the twelve intervals.
package final class IntervalsViewController: ViewController {
    package init(context: Context) { super.init(tab: .intervals, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func perform(_ command: Command) {
        if command == .sort { context.choices.order = context.choices.order.next }
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        let figures = (context.model.statistics ?? Statistics()).intervals
        let order = context.choices.order
        let rows = order.sorted(figures).map { IntervalRow($0, symbols: context.look.symbols) }
        guard rect.rows >= rows.count else {
            return FigureList(rows: rows).draw(on: &surface, in: rect, context.look)
        }
        let table = IntervalTable(rows: rows, columns: IntervalTable.Column.allCases, sortedBy: order)
        table.draw(on: &surface, in: placed(table, in: rect), context.look)
    }

    /// The table in the middle of the tab.
    private func placed(_ table: IntervalTable, in rect: Rect) -> Rect {
        let slots = table.slots(in: rect.columns - 4)
        let width = slots.last.map { $0.start + $0.width } ?? 0
        let height = min(rect.rows, table.height(in: rect.rows))
        return Rect(
            column: rect.column + max(0, (rect.columns - width) / 2),
            row: rect.row + (rect.rows - height) / 2,
            columns: min(rect.columns, width), rows: height)
    }
}
