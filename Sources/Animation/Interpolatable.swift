/// A value that can stand between two others.
package protocol Interpolatable: Sendable {
    /// The value at a progress, where 0 is this one and 1 the target; springs ask for more than 1.
    func interpolated(to target: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
    package func interpolated(to target: Double, progress: Double) -> Double {
        progress == 1 ? target : self + (target - self) * progress
    }
}

extension Array: Interpolatable where Element: Interpolatable {
    /// Places that only one of the two has are taken from the target.
    package func interpolated(to target: [Element], progress: Double) -> [Element] {
        target.indices.map { place in
            place < count ? self[place].interpolated(to: target[place], progress: progress) : target[place]
        }
    }
}
