/// How many days one point of a history takes together.
package enum HistoryUnit: CaseIterable, Sendable {
    case day

    /// From Monday, as ISO 8601 has it.
    case week
    case month, quarter, year

    /// From a year that ends with 0.
    case decade
}

/// The figures of some days in a row.
package struct HistoryBucket: Equatable, Sendable {
    package let unit: HistoryUnit
    package let first: Day
    package let last: Day
    package fileprivate(set) var count = 0
    package fileprivate(set) var correctCount = 0

    /// In milliseconds, from answers whose time is known.
    package fileprivate(set) var practiceTime = 0

    /// Nil without answers.
    package var correctRate: Double? { count == 0 ? nil : Double(correctCount) / Double(count) }
}

extension History {
    /// How many units lie between the first and the last day with answers, both counted.
    package func bucketCount(by unit: HistoryUnit) -> Int {
        guard let first = days.first?.day, let last = days.last?.day else { return 0 }
        return unit.number(of: last) - unit.number(of: first) + 1
    }

    /// The newest units in a row, those without answers too.
    /// - Parameters:
    ///   - unit: what is taken together.
    ///   - limit: how many at most.
    /// - Returns: the oldest first; the last one holds the last day with answers.
    package func buckets(by unit: HistoryUnit, atMost limit: Int) -> [HistoryBucket] {
        guard let last = days.last?.day else { return [] }
        let count = min(limit, bucketCount(by: unit))
        guard count > 0 else { return [] }
        let start = unit.number(of: last) - count + 1
        var buckets = (start..<start + count).map { number in
            HistoryBucket(
                unit: unit, first: unit.firstDay(of: number), last: unit.firstDay(of: number + 1) + -1)
        }
        for day in days.reversed() {
            let place = unit.number(of: day.day) - start
            guard place >= 0 else { break }
            buckets[place].count += day.count
            buckets[place].correctCount += day.correctCount
            buckets[place].practiceTime += day.practiceTime
        }
        return buckets
    }
}

extension HistoryUnit {
    /// The number of the unit in which a day lies; numbers of units in a row follow one another.
    fileprivate func number(of day: Day) -> Int {
        switch self {
        case .day: return day.number
        case .week: return (day.number + 3).floorDivided(by: 7)
        case .month, .quarter, .year, .decade:
            return (day.date.year * 12 + day.date.month - 1).floorDivided(by: months)
        }
    }

    fileprivate func firstDay(of number: Int) -> Day {
        switch self {
        case .day: Day(number: number)
        case .week: Day(number: number * 7 - 3)
        case .month, .quarter, .year, .decade: Day(month: number * months)
        }
    }

    private var months: Int {
        switch self {
        case .day, .week: 0
        case .month: 1
        case .quarter: 3
        case .year: 12
        case .decade: 120
        }
    }
}
