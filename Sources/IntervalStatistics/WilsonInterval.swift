/// The 95 % interval of a proportion, which stays sensible for few records and for rates near 0 and 1.
///
/// Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927.
package enum WilsonInterval {
    /// The standard normal quantile of 0.975.
    static let z = 1.959963984540054

    /// - Parameters:
    ///   - correctCount: 0 to `count`.
    ///   - count: how many were observed.
    /// - Returns: a range within 0...1, nil where nothing was observed.
    package static func bounds(correctCount: Int, count: Int) -> ClosedRange<Double>? {
        guard count > 0 else { return nil }
        let n = Double(count)
        let rate = Double(correctCount) / n
        let square = z * z
        let centre = (rate + square / (2 * n)) / (1 + square / n)
        let half = z / (1 + square / n) * (rate * (1 - rate) / n + square / (4 * n * n)).squareRoot()
        return clamped(centre - half, rate)...clamped(centre + half, rate)
    }

    /// Rounding must leave neither 0...1 nor, at the ends, the rate itself.
    private static func clamped(_ bound: Double, _ rate: Double) -> Double {
        if abs(bound - rate) < 1e-12 { return rate }
        return min(max(bound, 0), 1)
    }
}
