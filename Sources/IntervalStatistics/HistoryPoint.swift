/// One point of a chart over time: a unit, or units with few answers joined, because a rate of two answers says nothing.
package struct HistoryPoint: Equatable, Sendable {
    /// A point of fewer answers is joined with a neighbour.
    package static let leastCount = 5

    /// The figures of all its days.
    package private(set) var figures: HistoryBucket

    /// The places of its units among all units.
    package private(set) var places: ClosedRange<Int>

    /// The sum of the places of its answers.
    private var weight: Int

    /// Where it stands: in the middle of its answers.
    package var place: Int {
        figures.count == 0 ? places.lowerBound : (2 * weight + figures.count) / (2 * figures.count)
    }

    private init(_ bucket: HistoryBucket, at place: Int) {
        figures = bucket
        places = place...place
        weight = place * bucket.count
    }

    /// The points of units in a row, the oldest first.
    ///
    /// The oldest that is too small joins the nearer of its neighbours, of two that are equally near the smaller one,
    /// until none is too small or only one is left. Units without answers stay as they are where no point spans them.
    package static func joined(_ buckets: [HistoryBucket]) -> [HistoryPoint] {
        let singles = buckets.enumerated().map { HistoryPoint($1, at: $0) }
        var points = singles.filter { $0.figures.count > 0 }
        while points.count > 1, let small = points.firstIndex(where: { $0.figures.count < leastCount }) {
            let first = neighbourComesBefore(small, in: points) ? small - 1 : small
            points[first] = points[first].joined(with: points.remove(at: first + 1))
        }
        let gaps = singles.filter { gap in !points.contains { $0.places.contains(gap.place) } }
        return (points + gaps).sorted { $0.places.lowerBound < $1.places.lowerBound }
    }

    private static func neighbourComesBefore(_ place: Int, in points: [HistoryPoint]) -> Bool {
        guard place > 0 else { return false }
        guard place + 1 < points.count else { return true }
        let (before, point, after) = (points[place - 1], points[place], points[place + 1])
        return (point.places.lowerBound - before.places.upperBound, before.figures.count)
            <= (after.places.lowerBound - point.places.upperBound, after.figures.count)
    }

    private func joined(with next: HistoryPoint) -> HistoryPoint {
        var sum = self
        sum.figures = figures + next.figures
        sum.places = places.lowerBound...next.places.upperBound
        sum.weight += next.weight
        return sum
    }
}
