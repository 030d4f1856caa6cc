import Drawing

/// The messages of the program, the newest at the bottom.
package final class LogViewController: ViewController {
    /// How many messages the list stands above the newest.
    private var offset = 0
    private var page = 1
    private var seen = 0

    package init(context: Context) { super.init(tab: .log, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func perform(_ command: Command) {
        guard case .cursor(let step) = command else { return }
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
        let messages = context.log.messages
        keepPlace()
        page = max(1, rect.rows - 1)
        offset = min(max(0, offset), max(0, messages.count - rect.rows))
        let shown = messages.dropLast(offset).suffix(rect.rows)
        for (line, message) in shown.enumerated() {
            draw(message, on: &surface, rect, row: rect.row + line)
        }
    }

    /// New messages do not move a list that the person has scrolled up.
    private func keepPlace() {
        if offset > 0 { offset += context.log.total - seen }
        seen = context.log.total
    }

    private func draw(_ message: LogMessage, on surface: inout Surface, _ rect: Rect, row: Int) {
        let theme = context.look.theme
        var column = rect.column + 1
        if rect.columns >= 40 {
            column =
                surface.write(message.time, column: column, row: row, theme.style(.faint), clip: rect) + 2
        }
        if let mark = message.level.mark {
            column =
                surface.write(mark, column: column, row: row, theme.style(message.level.role), clip: rect) + 1
        }
        surface.write(message.text, column: column, row: row, theme.style(.text), clip: rect)
    }
}

extension LogLevel {
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
