import Animation
import Drawing
import IntervalStatistics

/// The wheel, and beside it the twelve figures as bars where there is room.
package final class RadarViewController: ViewController {
    private let host = ViewHost<Wheel>()
    private var wheel: Wheel
    private var pendingUpdate: Context.Pending.Token?
    private var isTransition = false

    package init(context: Context) {
        wheel = Wheel(
            figures: RadarFigures(nil, symbols: context.look.symbols), choices: context.choices,
            look: context.look, isAnimated: context.isAnimated)
        super.init(tab: .radar, context: context)
    }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func viewWillAppear() { initialDraw() }

    package override func viewDidAppear() { scheduleUpdate() }

    package override func viewWillTransition() { isTransition = true }

    package override func viewWillLayoutSubviews() {
        if isTransition { initialDraw() }
    }

    package override func viewDidLayoutSubviews() {
        guard isTransition else { return }
        scheduleUpdate()
        isTransition = false
    }

    package override func viewDidDisappear() {
        cancelUpdate()
        wheel.isVisible = false
        show()
    }

    /// A pending update takes the new figures along; otherwise they are shown at once.
    package override func recordsDidChange() { show() }

    package override var isAnimating: Bool { host.view?.isAnimating ?? false }

    package override func advance(to now: Double) { host.view?.advance(to: now) }

    package override func perform(_ command: Command) {
        switch command {
        case .replay:
            initialDraw()
            scheduleUpdate()
        case .turn:
            context.choices.orientation = context.choices.orientation == .clock ? .mathematical : .clock
        case .certainty: context.choices.showsRanges.toggle()
        case .chance: context.choices.showsChance.toggle()
        default: break
        }
        show()
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        host.view?.draw(on: &surface, in: rect, at: now)
    }
}

extension RadarViewController {
    private func initialDraw() {
        cancelUpdate()
        wheel.drawing += 1
        wheel.isUpdated = false
        wheel.isVisible = true
        show()
    }

    private func scheduleUpdate() {
        cancelUpdate()
        guard context.isAnimated else { return }
        pendingUpdate = context.schedule.add(at: context.now() + RadarLife.updateDelay) { [weak self] in
            self?.pendingUpdate = nil
            self?.wheel.isUpdated = true
            self?.show()
        }
    }

    private func cancelUpdate() {
        if let pendingUpdate { context.schedule.cancel(pendingUpdate) }
        pendingUpdate = nil
    }

    private func show() {
        wheel.figures = RadarFigures(context.model.statistics, symbols: context.look.symbols)
        wheel.figures.filter = context.model.reading?.figures.filter ?? .all
        wheel.choices = context.choices
        host.show(wheel, at: context.now())
    }
}
