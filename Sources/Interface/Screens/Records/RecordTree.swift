import Drawing
import IntervalStatistics

/// A record that is looked at closely: its tree, of which a part can be seen in a small window.
///
/// What is in memory is shown at once, the line of its file below that as soon as it is found.
struct RecordTree {
    let description: RecordDescription
    private var scroll = Scroll()

    init(_ record: Record) { description = RecordDescription(record) }

    var canScroll: Bool { scroll.isNeeded }

    mutating func move(_ step: CursorStep) { scroll.move(step) }

    mutating func draw(on surface: inout Surface, in rect: Rect, _ line: RecordLine?, _ look: Look) {
        let area = rect.textArea
        let own = Dump(opened: look.symbols.opened).lines(description, as: RecordDescription.title)
        let found = line.map { LineTree(line: $0, opened: look.symbols.opened).lines } ?? []
        let lines = (own + found)
            .flatMap { Wrapping.lines($0, width: area.columns) }
        scroll.show(rows: area.rows, of: lines.count)
        for (place, text) in lines.dropFirst(scroll.top).prefix(area.rows).enumerated() {
            let isTitle = place + scroll.top == 0
            surface.write(
                text, column: area.column, row: area.row + place,
                look.theme.style(isTitle ? .brand : .text), clip: area)
        }
        scroll.drawMarks(on: &surface, in: area, column: rect.endColumn - 1, look)
    }
}
