import Animation
import Drawing

/// What the radar chart displays from its initial draw to the end of its delayed update.
struct RadarLife {
    /// Durations in seconds.
    static let fadeDuration = 1.3
    static let updateDelay = 1.0
    static let updateDuration = 1.3

    private static let initialValues = Array(
        repeating: RadarChart.initialValue, count: RadarGeometry.spokeCount)

    private var values = AnimatedValue(initialValues)
    private var opacity = AnimatedValue(0.0)
    private let curve: TimingCurve

    /// Whether the polygon has set out for the true rates; before, all spokes look alike.
    private(set) var isUpdated = false

    init(curve: TimingCurve = .linear) { self.curve = curve }

    var isMoving: Bool { values.isMoving || opacity.isMoving }

    func displayedValues(at now: Double) -> [Double] { values.displayed(at: now) }

    func displayedOpacity(at now: Double) -> Double { opacity.displayed(at: now) }

    /// The regular dodecagon, fading in.
    mutating func initialDraw(at now: Double) {
        values.set(Self.initialValues)
        opacity.set(0)
        opacity.animate(to: 1, at: now, duration: Self.fadeDuration, pace: .curve(curve))
        isUpdated = false
    }

    /// Moves the corners from where they are displayed.
    mutating func update(to target: [Double], at now: Double) {
        values.animate(to: target, at: now, duration: Self.updateDuration, pace: .curve(curve))
        isUpdated = true
    }

    /// The final state at once.
    mutating func settle(on target: [Double]) {
        values.set(target)
        opacity.set(1)
        isUpdated = true
    }

    mutating func cancel(at now: Double) {
        values.cancel(at: now)
        opacity.cancel(at: now)
    }

    mutating func advance(to now: Double) {
        values.advance(to: now)
        opacity.advance(to: now)
    }
}
