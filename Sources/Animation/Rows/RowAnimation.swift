/// How the rows of a table enter, one after the other.
package enum RowAnimation: String, CaseIterable, Sendable {
    case fade, bounce, moveIn, rightIn, leftIn, side

    /// When rows enter, in seconds.
    package struct Timing: Hashable, Sendable {
        /// From the start of one row to the start of the next.
        package var delay: Double

        /// Of a single row.
        package var duration: Double

        package init(delay: Double, duration: Double) {
            self.delay = delay
            self.duration = duration
        }
    }

    /// What each has where nothing else is asked for.
    package var timing: Timing {
        switch self {
        case .fade: Timing(delay: 0.1, duration: 0.1)
        case .bounce: Timing(delay: 0.05, duration: 0.8)
        case .moveIn, .rightIn, .leftIn, .side: Timing(delay: 0.08, duration: 0.5)
        }
    }

    /// Seconds until the last of some rows stands in its place.
    package func length(rows: Int, timing: Timing? = nil) -> Double {
        let timing = timing ?? self.timing
        return rows > 0 ? timing.delay * Double(rows - 1) + timing.duration : 0
    }
}
