import Animation
import Drawing
import IntervalStatistics

/// The wheel, and beside it the twelve figures as bars where there is room.
package final class RadarViewController: ViewController {
    private var life = RadarLife()
    private var pendingUpdate: Context.Pending.Token?
    private var isTransition = false

    package init(context: Context) { super.init(tab: .radar, context: context) }

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
        life.cancel(at: context.now())
    }

    /// A pending update takes the new figures along; otherwise they are shown at once.
    package override func recordsDidChange() {
        if pendingUpdate == nil { update() }
    }

    package override var isAnimating: Bool { life.isMoving }

    package override func advance(to now: Double) { life.advance(to: now) }

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
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        RadarScreen(
            statistics: context.model.statistics, choices: context.choices, look: context.look,
            displayed: life.displayedValues(at: now), opacity: life.displayedOpacity(at: now),
            isUpdated: life.isUpdated
        ).draw(on: &surface, in: rect)
    }
}

extension RadarViewController {
    private func initialDraw() {
        cancelUpdate()
        if context.isAnimated { life.initialDraw(at: context.now()) }
    }

    private func scheduleUpdate() {
        cancelUpdate()
        guard context.isAnimated else { return update() }
        pendingUpdate = context.schedule.add(at: context.now() + RadarLife.updateDelay) { [weak self] in
            self?.pendingUpdate = nil
            self?.update()
        }
    }

    private func cancelUpdate() {
        if let pendingUpdate { context.schedule.cancel(pendingUpdate) }
        pendingUpdate = nil
    }

    /// Without records nothing moves; their arrival then updates at once.
    private func update() {
        guard let statistics = context.model.statistics else { return }
        let target = statistics.intervals.map { $0.correctRate ?? RadarChart.initialValue }
        if context.isAnimated {
            life.update(to: target, at: context.now())
        } else {
            life.settle(on: target)
        }
    }
}
