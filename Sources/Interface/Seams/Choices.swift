import Animation
import Drawing

/// What the person chose by keys, remembered from one run to the next.
package struct Choices: Equatable, Sendable {
    package var orientation = RadarGeometry.Orientation.mathematical
    package var showsRanges = false
    package var showsChance = false
    package var order = IntervalOrder.size
    package var rowAnimation = RowAnimation.fade

    package init() {}
}

/// Where choices are kept.
@MainActor package protocol ChoiceKeeper: AnyObject {
    /// - Returns: what went wrong, in a sentence; nil where nothing did.
    func save(_ choices: Choices) -> String?
}
