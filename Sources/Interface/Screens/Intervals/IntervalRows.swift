import Animation
import Drawing

/// The rows of the table of intervals, and how they enter.
struct IntervalRows: ViewRepresentable {
    typealias Coordinator = Void

    var rows: [IntervalRow]
    var order: IntervalOrder
    var look: Look
    var style: RowAnimation

    /// False shows final states only.
    var isAnimated: Bool

    /// The place of the row under the cursor; nil while nobody has moved it.
    var cursor: Int?

    /// The number of the entrance; another number plays it anew.
    var entrance = 0

    /// False shows every row in its place.
    var isEntering = true

    func makeView(context: ViewContext) -> IntervalRowsView { IntervalRowsView(self) }

    func updateView(_ view: IntervalRowsView, context: ViewContext) { view.show(self, at: context.now) }
}

/// The table as its rows enter one after the other.
final class IntervalRowsView: LiveView {
    private var content: IntervalRows
    private var entrance: (number: Int, start: Double)?
    private var isEntering = false

    init(_ content: IntervalRows) { self.content = content }

    func show(_ content: IntervalRows, at now: Double) {
        self.content = content
        guard content.isAnimated && content.isEntering else {
            isEntering = false
            return
        }
        guard entrance?.number != content.entrance else { return }
        entrance = (content.entrance, now)
        isEntering = true
    }

    override var isAnimating: Bool { isEntering }

    override func advance(to now: Double) {
        let length = content.style.length(rows: content.rows.count)
        if let start = entrance?.start, now >= start + length { isEntering = false }
    }

    override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        let table = IntervalTable(
            rows: content.rows, columns: IntervalTable.Column.allCases, sortedBy: content.order)
        let place = placed(table, in: rect)
        table.drawHeader(on: &surface, in: place, content.look)
        for (number, row) in content.rows.enumerated() {
            guard let line = table.line(of: number, in: place) else { return }
            var strip = Surface(Size(columns: place.columns + Self.margin, rows: 1))
            if content.cursor == number {
                strip.write(content.look.symbols.cursor, column: 0, row: 0, content.look.theme.style(.brand))
            }
            table.draw(row, on: &strip, column: Self.margin, row: 0, width: place.columns, content.look)
            surface.draw(
                strip, column: place.column - Self.margin, row: line,
                moved: transform(of: number, table, place, rect, at: now), clip: rect,
                theme: content.look.theme)
        }
    }

    /// Room for the cursor to the left of the table.
    private static let margin = 2

    private func transform(
        of row: Int, _ table: IntervalTable, _ place: Rect, _ view: Rect, at now: Double
    ) -> Transform {
        guard isEntering, let start = entrance?.start else { return .identity }
        return content.style.transform(
            row: row, at: now - start, rowHeight: Double(table.step(in: place.rows)),
            viewWidth: Double(view.columns))
    }

    /// The table in the middle of the tab.
    private func placed(_ table: IntervalTable, in rect: Rect) -> Rect {
        let slots = table.slots(in: rect.columns - 2 * Self.margin)
        let width = slots.last.map { $0.start + $0.width } ?? 0
        let height = min(rect.rows, table.height(in: rect.rows))
        return Rect(
            column: rect.column + max(0, (rect.columns - width) / 2),
            row: rect.row + (rect.rows - height) / 2,
            columns: min(rect.columns, width), rows: height)
    }
}
