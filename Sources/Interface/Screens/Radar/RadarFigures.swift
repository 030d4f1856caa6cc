import Drawing
import IntervalStatistics

/// What the Radar tab says of the records.
struct RadarFigures: Equatable {
    var spokes: [RadarSpoke]
    var rows: [IntervalRow]

    /// The rate of guessing.
    var chance: Double?

    /// Whether the records have been read.
    var isKnown: Bool

    /// Which records the figures are of.
    var filter = RecordFilter.all

    init(_ statistics: Statistics?, symbols: Symbols) {
        let intervals = (statistics ?? Statistics()).intervals
        spokes = intervals.map { figures in
            RadarSpoke(
                name: figures.interval.abbreviation, value: figures.correctRate, count: figures.count,
                range: figures.rateInterval)
        }
        rows = intervals.map { IntervalRow($0, isKnown: statistics != nil, symbols: symbols) }
        chance = statistics?.chance
        isKnown = statistics != nil
    }

    /// The spokes that have more records than other figures of the same part of the store.
    func grown(since old: RadarFigures) -> [Int] {
        guard isKnown, old.isKnown, filter == old.filter else { return [] }
        return spokes.indices.filter { spokes[$0].count > old.spokes[$0].count }
    }

    /// Where the corners of the polygon come to rest; nil before the records have been read.
    var target: [Double]? { isKnown ? spokes.map { $0.value ?? RadarChart.initialValue } : nil }
}
