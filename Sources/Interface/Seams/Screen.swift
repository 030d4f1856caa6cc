import Drawing
import Events

/// Where surfaces are shown and events come from.
@MainActor package protocol Screen: AnyObject {
    /// In cells, at least 1 × 1.
    var size: Size { get }

    /// Waits for the next event; nil when the deadline, in seconds of the clock, has come. No deadline: for ever.
    func nextEvent(until deadline: Double?) -> Event?

    func present(_ surface: Surface)
}
