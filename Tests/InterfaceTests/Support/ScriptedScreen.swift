import Drawing
import Events
import Interface

/// A clock that only the test moves.
@MainActor final class TestClock {
    var now = 1000.0
    var today = Stage.today
}

/// A screen that lets time pass by just what the program was willing to wait.
@MainActor final class ScriptedScreen: Screen {
    var size: Size
    private(set) var frames: [(moment: Double, surface: Surface)] = []
    private var script: [(moment: Double, event: Event, action: (() -> Void)?)] = []
    private let clock: TestClock

    init(size: Size, clock: TestClock) {
        self.size = size
        self.clock = clock
    }

    /// Adds an event some seconds after the start; the action happens just before it arrives.
    func at(_ seconds: Double, _ event: Event, _ action: (() -> Void)? = nil) {
        script.append((1000 + seconds, event, action))
    }

    /// Puts an event before all others.
    func first(_ event: Event) { script.insert((1000, event, nil), at: 0) }

    func at(_ seconds: Double, resizeTo columns: Int, _ rows: Int) {
        at(seconds, .resized) { [unowned self] in size = Size(columns: columns, rows: rows) }
    }

    func nextEvent(until deadline: Double?) -> Event? {
        if let next = script.first, next.moment <= deadline ?? .infinity {
            script.removeFirst()
            clock.now = max(clock.now, next.moment)
            next.action?()
            return next.event
        }
        guard let deadline else { return .ended(signal: nil) }
        clock.now = max(clock.now, deadline)
        return nil
    }

    /// Like a terminal, shows only what differs from the frame before.
    func present(_ surface: Surface) {
        if frames.last?.surface != surface { frames.append((clock.now, surface)) }
    }

    var last: Surface { frames.last?.surface ?? Surface(size) }

    /// What stood on the screen some seconds after the start.
    func surface(at seconds: Double) -> Surface {
        frames.last { $0.moment <= 1000 + seconds + 1e-9 }?.surface ?? Surface(size)
    }
}
