import Animation
import Drawing
import IntervalStatistics

/// The table of the twelve intervals, and a closer look at one of them.
package final class IntervalsViewController: ViewController {
    private let host = ViewHost<IntervalRows>()
    private var entrance = 0
    private var isEntering = false

    /// The interval under the cursor; nil while nobody has moved it.
    private var cursor: Interval?

    /// The interval that is looked at closely.
    private var opened: IntervalDetail?

    /// Whether the last frame had no room for the table.
    private var isList = false

    package init(context: Context) { super.init(tab: .intervals, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func viewWillAppear() { enter() }

    /// Rows enter anew only where they are laid out for the first time: a resize shows them where they belong.
    package override func viewWillTransition() { stopEntrance() }

    package override func viewDidDisappear() {
        opened = nil
        stopEntrance()
    }

    package override func recordsDidChange() {
        if let interval = opened?.interval { open(interval) }
        show()
    }

    package override var isAnimating: Bool {
        opened == nil && !isList && host.view?.isAnimating ?? false
    }

    package override func advance(to now: Double) { host.view?.advance(to: now) }

    package override var hints: [Hint] {
        opened == nil ? super.hints : Keymap.hints(lookingClosely: [Hint("Up Down", "next")])
    }

    package override func perform(_ command: Command) {
        switch command {
        case .cursor(let step):
            move(step)
            if opened != nil, let cursor { open(cursor) }
        case .back: opened = nil
        case .open: if opened == nil { open(cursor ?? ordered[0].interval) }
        case .sort where opened == nil: context.choices.order = context.choices.order.moved(by: 1)
        case .style where opened == nil: changeStyle()
        default: break
        }
        show()
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        isList = rect.rows < Interval.allCases.count
        if let opened {
            let filter = context.model.reading?.figures.filter ?? .all
            IntervalScreen(detail: opened, filter: filter, today: context.today, look: context.look)
                .draw(on: &surface, in: rect)
        } else if isList {
            FigureList(rows: rows, cursor: place).draw(on: &surface, in: rect, context.look)
        } else {
            host.view?.draw(on: &surface, in: rect, at: now)
        }
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

    /// Where the cursor stands in the order that is shown.
    private var place: Int? { cursor.flatMap { cursor in ordered.firstIndex { $0.interval == cursor } } }

    private func changeStyle() {
        context.choices.rowAnimation = context.choices.rowAnimation.moved(by: 1)
        context.log.debugPrint(context.choices.rowAnimation)
        enter()
    }

    private func enter() {
        entrance += 1
        isEntering = true
        show()
    }

    private func stopEntrance() {
        isEntering = false
        show()
    }

    private func show() {
        host.show(
            IntervalRows(
                rows: rows, order: context.choices.order, look: context.look,
                style: context.choices.rowAnimation, isAnimated: context.isAnimated, cursor: place,
                entrance: entrance, isEntering: isEntering),
            at: context.now())
    }

    private func move(_ step: CursorStep) {
        let ordered = ordered
        let last = ordered.count - 1
        switch step {
        case .up: cursor = ordered[max(0, (place ?? last + 1) - 1)].interval
        case .down: cursor = ordered[min(last, (place ?? -1) + 1)].interval
        case .start, .pageUp: cursor = ordered[0].interval
        case .end, .pageDown: cursor = ordered[last].interval
        case .left, .right: break
        }
    }

    private func open(_ interval: Interval) {
        guard let reading = context.model.reading else { return }
        cursor = interval
        opened = IntervalDetail(interval, of: reading.records, where: reading.figures.filter)
    }
}
