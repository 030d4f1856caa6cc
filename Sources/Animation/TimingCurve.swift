/// How the progress of an animation relates to its time.
package enum TimingCurve: Hashable, Sendable, CaseIterable {
    case linear, easeIn, easeOut, easeInOut

    /// The progress, 0 to 1, at a fraction of the duration; fractions outside 0 to 1 count as the nearer end.
    ///
    /// The eases are the cubic Bézier curves of CSS Easing Functions Level 1: (0.42, 0) and (0.58, 1).
    package func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch self {
        case .linear: return fraction
        case .easeIn: return Bezier(x1: 0.42, y1: 0, x2: 1, y2: 1).y(atX: fraction)
        case .easeOut: return Bezier(x1: 0, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
        case .easeInOut: return Bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
        }
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never falls.
private struct Bezier {
    let x1, y1, x2, y2: Double

    func y(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        // Halving always converges; 48 steps reach the last bits of a Double.
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return coordinate((low + high) / 2, y1, y2)
    }

    private func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
