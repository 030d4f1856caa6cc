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
        for (place, line) in lines.dropLast(offset).suffix(rows).enumerated() {
            draw(line, on: &surface, rect, row: rect.row + place + (hasNote ? 1 : 0))
        }
    }

    private static let timeColumns = 14

    /// What the mark of a level takes at most.
    private static let markColumns = 8

    private static func showsTime(in rect: Rect) -> Bool { rect.columns >= 40 }

    private static func textWidth(in rect: Rect) -> Int {
        max(1, rect.columns - 2 - (showsTime(in: rect) ? timeColumns : 0) - markColumns)
    }

    private func drawNote(on surface: inout Surface, _ rect: Rect) {
        let note =
            "\(offset == 0 ? "following" : "scrolled up") \(context.look.symbols.separator) \(level.scope)"
        surface.write(
            note, column: rect.column + 1, row: rect.row, context.look.theme.style(.faint), clip: rect)
    }

    private func draw(_ line: LogLines.Line, on surface: inout Surface, _ rect: Rect, row: Int) {
        let theme = context.look.theme
        var column = rect.column + 1
        if Self.showsTime(in: rect) {
            surface.write(line.time, column: column, row: row, theme.style(.faint), clip: rect)
            column += Self.timeColumns
        }
        if let mark = line.level.mark, !line.time.isEmpty {
            column =
                surface.write(mark, column: column, row: row, theme.style(line.level.role), clip: rect) + 1
        }
        surface.write(line.text, column: column, row: row, theme.style(.text), clip: rect)
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

    /// The word before a message that needs attention.
    fileprivate var mark: String? {
        switch self {
        case .debug, .information: nil
        case .warning: "warning"
        case .error: "error"
        }
    }

    fileprivate var role: Role { self == .error ? .failure : .warning }
}
