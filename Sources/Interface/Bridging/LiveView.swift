import Drawing
import Events

/// A view that lives on between two frames: it moves, or takes keys.
@MainActor package class LiveView {
    /// Whether every frame may differ from the one before.
    package var isAnimating: Bool { false }

    /// Ends what is over at a moment, in seconds of the clock.
    package func advance(to now: Double) {}

    /// - Returns: whether the view has taken the key.
    package func take(_ key: Key) -> Bool { false }

    package func draw(on surface: inout Surface, in rect: Rect, at now: Double) {}
}
