/// The figures of some days in a row.
package struct HistoryBucket: Equatable, Sendable {
    package let unit: HistoryUnit
    package let first: Day
    package let last: Day
    package private(set) var count = 0
    package private(set) var correctCount = 0

    /// In milliseconds, from answers whose time is known.
    package private(set) var practiceTime = 0

    /// Without answers.
    init(unit: HistoryUnit, first: Day, last: Day) {
        self.unit = unit
        self.first = first
        self.last = last
    }

    /// Nil without answers.
    package var correctRate: Double? { count == 0 ? nil : Double(correctCount) / Double(count) }

    mutating func add(_ day: DayFigures) {
        count += day.count
        correctCount += day.correctCount
        practiceTime += day.practiceTime
    }

    /// Two together, with all days between the first of the one and the last of the other, which comes later.
    static func + (one: HistoryBucket, other: HistoryBucket) -> HistoryBucket {
        var sum = HistoryBucket(unit: one.unit, first: one.first, last: other.last)
        sum.count = one.count + other.count
        sum.correctCount = one.correctCount + other.correctCount
        sum.practiceTime = one.practiceTime + other.practiceTime
        return sum
    }
}

extension History {
    /// The newest units of some days in a row, those without answers too.
    /// - Parameters:
    ///   - unit: what is taken together.
    ///   - days: from the first unit to the last; answers of other days are left out.
    ///   - limit: how many units at most.
    /// - Returns: the oldest first; the last one holds the last of the days.
    package func buckets(by unit: HistoryUnit, over days: ClosedRange<Day>, atMost limit: Int)
        -> [HistoryBucket]
    {
        let count = min(limit, unit.count(in: days))
        guard count > 0 else { return [] }
        let start = unit.number(of: days.upperBound) - count + 1
        var buckets = (start..<start + count).map { number in
            HistoryBucket(
                unit: unit, first: unit.firstDay(of: number), last: unit.firstDay(of: number + 1) + -1)
        }
        for figures in self.days.reversed() where days.contains(figures.day) {
            let place = unit.number(of: figures.day) - start
            guard place >= 0 else { break }
            buckets[place].add(figures)
        }
        return buckets
    }
}
