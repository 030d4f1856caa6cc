import Drawing

/// What the wheel shows, and how far its life has come.
struct Wheel: ViewRepresentable {
    typealias Coordinator = Void

    var figures: RadarFigures
    var choices: Choices
    var look: Look

    /// False shows final states only.
    var isAnimated: Bool

    /// The number of the initial draw; another number draws anew.
    var drawing = 0

    /// Whether the delayed update has come.
    var isUpdated = false

    /// False stops whatever moves.
    var isVisible = true

    func makeView(context: ViewContext) -> WheelView { WheelView(self) }

    func updateView(_ view: WheelView, context: ViewContext) { view.show(self, at: context.now) }
}

/// The wheel as it moves.
final class WheelView: LiveView {
    private var wheel: Wheel
    private var life = RadarLife()
    private var drawing: Int?

    init(_ wheel: Wheel) {
        self.wheel = wheel
        super.init()
    }

    func show(_ wheel: Wheel, at now: Double) {
        let oldTarget = self.wheel.figures.target
        self.wheel = wheel
        guard wheel.isVisible else { return life.cancel(at: now) }
        guard wheel.isAnimated else { return settle() }
        if drawing != wheel.drawing {
            drawing = wheel.drawing
            life.initialDraw(at: now)
        }
        guard wheel.isUpdated, let target = wheel.figures.target else { return }
        if !life.isUpdated || target != oldTarget { life.update(to: target, at: now) }
    }

    private func settle() {
        if let target = wheel.figures.target { life.settle(on: target) }
    }

    override var isAnimating: Bool { life.isMoving }

    override func advance(to now: Double) { life.advance(to: now) }

    override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        RadarScreen(
            figures: wheel.figures, choices: wheel.choices, look: wheel.look,
            displayed: life.displayedValues(at: now), opacity: life.displayedOpacity(at: now),
            isUpdated: life.isUpdated
        ).draw(on: &surface, in: rect)
    }
}
