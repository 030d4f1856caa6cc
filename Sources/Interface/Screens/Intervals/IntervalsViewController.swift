import Animation
import Drawing
import IntervalStatistics

/// The table of the twelve intervals, and a closer look at one of them.
package final class IntervalsViewController: ViewController {
    private let host = ViewHost<IntervalRows>()
    private var entrance = 0
    private var cursor: Int?
    private var isVisible = false

    /// The interval that is looked at closely.
    private var opened: IntervalDetail?

    package init(context: Context) { super.init(tab: .intervals, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func viewWillAppear() {
        isVisible = true
        enter()
    }

    /// Rows enter anew only where they are laid out for the first time: a resize shows them where they belong.
    package override func viewWillTransition() {
        isVisible = false
        show()
        isVisible = true
    }

    package override func viewDidDisappear() {
        isVisible = false
        opened = nil
        show()
    }

    package override func recordsDidChange() {
        if let interval = opened?.interval { open(interval) }
        show()
    }

    package override var isAnimating: Bool { opened == nil && host.view?.isAnimating ?? false }

    package override func advance(to now: Double) { host.view?.advance(to: now) }

    package override func perform(_ command: Command) {
        switch command {
        case .sort: context.choices.order = context.choices.order.next
        case .style:
            context.choices.rowAnimation = context.choices.rowAnimation.next
            context.log.debugPrint(context.choices.rowAnimation)
            enter()
        case .cursor(let step) where opened == nil: move(step)
        case .open where opened == nil: open(ordered[cursor ?? 0].interval)
        case .back: opened = nil
        default: break
        }
        show()
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        if let opened {
            return IntervalScreen(detail: opened, look: context.look).draw(on: &surface, in: rect)
        }
        guard rect.rows >= Interval.allCases.count else {
            return FigureList(rows: rows).draw(on: &surface, in: rect, context.look)
        }
        host.view?.draw(on: &surface, in: rect, at: now)
    }
}

extension IntervalsViewController {
    private var ordered: [StatisticInterval] {
        context.choices.order.sorted((context.model.statistics ?? Statistics()).intervals)
    }

    private var rows: [IntervalRow] {
        ordered.map {
            IntervalRow($0, isKnown: context.model.statistics != nil, symbols: context.look.symbols)
        }
    }

    private func enter() {
        entrance += 1
        show()
    }

    private func show() {
        host.show(
            IntervalRows(
                rows: rows, order: context.choices.order, look: context.look,
                style: context.choices.rowAnimation, isAnimated: context.isAnimated, cursor: cursor,
                entrance: entrance, isVisible: isVisible),
            at: context.now())
    }

    private func move(_ step: CursorStep) {
        let last = Interval.allCases.count - 1
        switch step {
        case .up: cursor = max(0, (cursor ?? last + 1) - 1)
        case .down: cursor = min(last, (cursor ?? -1) + 1)
        case .start, .pageUp: cursor = 0
        case .end, .pageDown: cursor = last
        case .left, .right: break
        }
    }

    private func open(_ interval: Interval) {
        guard let reading = context.model.reading else { return }
        opened = IntervalDetail(interval, of: reading.records, where: reading.figures.filter)
    }
}
