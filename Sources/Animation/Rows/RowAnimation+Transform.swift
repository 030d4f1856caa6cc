extension RowAnimation {
    /// Places a row some seconds after the first row started.
    ///
    /// - Parameters:
    ///   - row: counts from 0.
    ///   - elapsed: seconds.
    ///   - rowHeight: in the unit of the transform's lengths.
    ///   - viewWidth: in the same unit; rows that come from a side start one width away.
    ///   - timing: the style's own by default.
    /// - Returns: how far from its place the row stands; before its turn it waits where it starts.
    package func transform(
        row: Int, at elapsed: Double, rowHeight: Double, viewWidth: Double, timing: Timing? = nil
    ) -> Transform {
        let timing = timing ?? self.timing
        let sinceStart = elapsed - timing.delay * Double(row)
        let start = start(row: row, rowHeight: rowHeight, viewWidth: viewWidth)
        return start.interpolated(to: .identity, progress: progress(sinceStart, timing.duration))
    }

    private func start(row: Int, rowHeight: Double, viewWidth: Double) -> Transform {
        switch self {
        case .fade: Transform(opacity: 0)
        case .bounce: Transform(y: rowHeight)
        case .moveIn: Transform(y: rowHeight / 2, opacity: 0)
        case .rightIn: Transform(x: viewWidth)
        case .leftIn: Transform(x: -viewWidth)
        case .side: Transform(x: row % 2 == 0 ? -viewWidth : viewWidth)
        }
    }

    private static let spring = Spring(dampingRatio: 0.8, initialVelocity: 0.1)

    private func progress(_ elapsed: Double, _ duration: Double) -> Double {
        guard elapsed < duration else { return 1 }
        return self == .bounce
            ? Self.spring.progress(at: elapsed, duration: duration)
            : TimingCurve.linear.progress(at: elapsed / duration)
    }
}
