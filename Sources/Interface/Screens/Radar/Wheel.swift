import Animation
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

    /// A new record zooms the dot of its spoke.
    private var zooms: [Int: ViewAnimator] = [:]
    private static let zoom = Zoom(duration: 0.25, level: 2)

    init(_ wheel: Wheel) {
        self.wheel = wheel
        super.init()
    }

    func show(_ wheel: Wheel, at now: Double) {
        let old = self.wheel.figures
        self.wheel = wheel
        guard wheel.isVisible else {
            zooms = [:]
            return life.cancel(at: now)
        }
        guard wheel.isAnimated else { return settle() }
        if drawing != wheel.drawing {
            drawing = wheel.drawing
            life.initialDraw(at: now)
        }
        guard wheel.isUpdated, let target = wheel.figures.target else { return }
        for spoke in wheel.figures.grown(since: old) { zoomDot(spoke, at: now) }
        if !life.isUpdated || target != old.target { life.update(to: target, at: now) }
    }

    private func settle() {
        if let target = wheel.figures.target { life.settle(on: target) }
    }

    private func zoomDot(_ spoke: Int, at now: Double) {
        let animator = ViewAnimator()
        animator.start(Self.zoom, at: now)
        zooms[spoke] = animator
    }

    override var isAnimating: Bool { life.isMoving || !zooms.isEmpty }

    override func advance(to now: Double) {
        life.advance(to: now)
        for animator in zooms.values { animator.advance(to: now) }
        zooms = zooms.filter(\.value.isMoving)
    }

    override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        RadarScreen(
            figures: wheel.figures, choices: wheel.choices, look: wheel.look,
            displayed: life.displayedValues(at: now), opacity: life.displayedOpacity(at: now),
            isUpdated: life.isUpdated, dotTransforms: zooms.mapValues { $0.transform(at: now) }
        ).draw(on: &surface, in: rect)
    }
}
