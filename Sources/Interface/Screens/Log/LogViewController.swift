import Drawing

/// The messages of the program, the newest at the bottom.
package final class LogViewController: ViewController {
    /// How many lines the list stands above the newest; 0 follows.
    private var offset = 0
    private var page = 1

    /// The lines that there were when the list was drawn last.
    private var seen = 0

    /// The least level that is shown.
    private var level = LogLevel.debug

    package init(context: Context) { super.init(tab: .log, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func perform(_ command: Command) {
        switch command {
        case .level:
            level = LogLevel(rawValue: level.rawValue + 1) ?? .debug
            offset = 0
        case .cursor(let step): move(step)
        case .back: offset = 0
        default: break
        }
    }

    private func move(_ step: CursorStep) {
        switch step {
        case .up: offset += 1
        case .down: offset -= 1
        case .pageUp: offset += page
        case .pageDown: offset -= page
        case .start: offset = .max / 2
        case .end: offset = 0
        case .left, .right: break
        }
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        let lines = LogLines(context.log.messages, from: level, width: Self.textWidth(in: rect)).lines
        // New messages do not move a list that the person has scrolled up.
        if offset > 0 { offset += max(0, lines.count - seen) }
        seen = lines.count
        let hasNote = rect.rows > 4
        let rows = rect.rows - (hasNote ? 1 : 0)
        page = max(1, rows - 1)
        offset = min(max(0, offset), max(0, lines.count - rows))
        if hasNote { drawNote(on: &surface, rect) }
        if lines.isEmpty {
            let place = Rect(column: rect.column, row: rect.endRow - rows, columns: rect.columns, rows: rows)
            surface.write(absence: level.absence, in: place, context.look)
        }
        for (place, line) in lines.dropLast(offset).suffix(rows).enumerated() {
            draw(line, on: &surface, rect, row: rect.row + place + (hasNote ? 1 : 0))
        }
    }

    /// How much of the time of day there is room for: none, the seconds, or their fractions, too.
    private static func timeWidth(in rect: Rect) -> Int { rect.columns < 40 ? 0 : rect.columns < 60 ? 8 : 12 }

    private static func textColumn(in rect: Rect) -> Int {
        let time = timeWidth(in: rect)
        return rect.textArea.column + (time == 0 ? 0 : time + 2)
    }

    private static func textWidth(in rect: Rect) -> Int {
        max(1, rect.textArea.endColumn - textColumn(in: rect))
    }

    private func drawNote(on surface: inout Surface, _ rect: Rect) {
        let note =
            "\(offset == 0 ? "following" : "scrolled up") \(context.look.symbols.separator) \(level.scope)"
        surface.write(
            note, column: rect.textArea.column, row: rect.row, context.look.theme.style(.faint), clip: rect)
    }

    private func draw(_ line: LogLines.Line, on surface: inout Surface, _ rect: Rect, row: Int) {
        let theme = context.look.theme
        surface.write(
            line.time.prefix(Self.timeWidth(in: rect)), column: rect.textArea.column, row: row,
            theme.style(.faint), clip: rect)
        let mark = line.mark.prefix { $0 != " " }
        let column = Self.textColumn(in: rect)
        surface.write(mark, column: column, row: row, theme.style(line.level.role), clip: rect)
        surface.write(
            line.text, column: column + line.mark.count, row: row, theme.style(.text), clip: rect)
    }
}

extension LogLevel {
    /// What is shown from this level on, in words.
    fileprivate var scope: String {
        switch self {
        case .debug: "all levels"
        case .information: "information and graver"
        case .warning: "warnings and errors"
        case .error: "errors"
        }
    }

    /// That nothing is there from this level on.
    fileprivate var absence: String {
        switch self {
        case .debug: "No messages."
        case .information: "No information, warnings or errors."
        case .warning: "No warnings or errors."
        case .error: "No errors."
        }
    }

    fileprivate var role: Role { self == .error ? .failure : .warning }
}
