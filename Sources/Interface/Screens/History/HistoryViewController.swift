import Drawing
import IntervalStatistics

/// The rate over time, a point a day or a longer unit.
package final class HistoryViewController: ViewController {
    private let host = ViewHost<HistoryLine>()
    private var line: HistoryLine

    package init(context: Context) {
        line = HistoryLine(
            summary: HistorySummary(part: History(), whole: History(), today: context.today),
            look: context.look, isAnimated: context.isAnimated)
        super.init(tab: .history, context: context)
    }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func viewDidAppear() { drawAnew() }

    package override func viewDidDisappear() {
        line.isVisible = false
        show()
    }

    package override func recordsDidChange() { show() }

    package override var isAnimating: Bool { host.view?.isAnimating ?? false }

    package override func advance(to now: Double) { host.view?.advance(to: now) }

    package override func perform(_ command: Command) {
        switch command {
        case .open: drawAnew()
        case .cursor(let step): move(step)
        case .back: line.cursor = nil
        default: break
        }
        show()
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        clampCursor(columns: rect.columns)
        host.view?.draw(on: &surface, in: rect, at: now)
    }

    private func drawAnew() {
        line.drawing += 1
        line.isVisible = true
        show()
    }

    private func show() {
        let reading = context.model.reading
        line.summary.part = reading?.figures.history ?? History()
        line.summary.whole = reading?.history ?? History()
        line.summary.today = context.today
        line.summary.until = reading?.figures.filter.until
        line.absence =
            Absence(reading)?.words ?? (line.history.days.isEmpty ? "No answers with a date." : nil)
        host.show(line, at: context.now())
    }

    private func move(_ step: CursorStep) {
        switch step {
        case .left: line.cursor = (line.cursor ?? -1) + 1
        case .right: line.cursor = max(0, (line.cursor ?? 1) - 1)
        case .start: line.cursor = .max / 2
        case .end: line.cursor = 0
        case .up, .down, .pageUp, .pageDown: break
        }
    }

    /// How many points there are depends on the width, which is known when they are drawn.
    private func clampCursor(columns: Int) {
        guard let cursor = line.cursor else { return }
        let count = line.summary.course(columns: columns).points.count
        line.cursor = count == 0 ? nil : min(cursor, count - 1)
    }
}
