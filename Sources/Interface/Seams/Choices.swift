import Drawing

/// What the person chose by keys, remembered from one run to the next.
package struct Choices: Equatable, Sendable {
    package var orientation = RadarGeometry.Orientation.mathematical
    package var showsRanges = false
    package var showsChance = false
    package var order = IntervalOrder.size

    package init() {}
}

/// Where choices are kept.
@MainActor package protocol ChoiceKeeper: AnyObject {
    func save(_ choices: Choices)
}
