/// Several movements of the same view at once; one that is over stays where it ended until the longest is over.
package struct AnimationGroup: ViewAnimation {
    private let animations: [any ViewAnimation]

    package init(_ animations: [any ViewAnimation]) { self.animations = animations }

    /// That of the longest: nil as soon as one goes on for ever, 0 where there is none.
    package var length: Double? {
        let lengths = animations.compactMap(\.length)
        return lengths.count == animations.count ? lengths.max() ?? 0 : nil
    }

    package func transform(at elapsed: Double) -> Transform {
        animations.reduce(.identity) { $0.combined(with: $1.transform(at: elapsed)) }
    }
}
