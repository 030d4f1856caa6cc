import IntervalStatistics

/// What the table of intervals is sorted by.
package enum IntervalOrder: String, CaseIterable, Sendable {
    case size, rate, count, time

    /// Sorts so that what needs work comes first: low rates, many answers, long times; unknown ones come last.
    package func sorted(_ intervals: [StatisticInterval]) -> [StatisticInterval] {
        let keyed = intervals.map { (key: key(of: $0), interval: $0) }
        return keyed.sorted {
            ($0.key, $0.interval.interval.semitones) < ($1.key, $1.interval.interval.semitones)
        }.map(\.interval)
    }

    private func key(of figures: StatisticInterval) -> Double {
        switch self {
        case .size: 0
        case .rate: figures.correctRate ?? .infinity
        case .count: -Double(figures.count)
        case .time: figures.timeTookMedian.map { -$0 } ?? .infinity
        }
    }
}
