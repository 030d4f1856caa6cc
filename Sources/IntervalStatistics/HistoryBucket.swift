/// How many days one point of a history takes together.
package enum HistoryUnit: CaseIterable, Sendable {
    case day

    /// From Monday, as ISO 8601 has it.
    case week
    case month
}

/// The figures of some days in a row.
package struct HistoryBucket: Equatable, Sendable {
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
            HistoryBucket(first: unit.firstDay(of: number), last: unit.firstDay(of: number + 1) + -1)
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
        case .week: return Self.floorDivided(day.number + 3, by: 7)
        case .month: return day.date.year * 12 + day.date.month - 1
        }
    }

    fileprivate func firstDay(of number: Int) -> Day {
        switch self {
        case .day: return Day(number: number)
        case .week: return Day(number: number * 7 - 3)
        case .month:
            let year = Self.floorDivided(number, by: 12)
            return Day(year: year, month: number - year * 12 + 1, day: 1) ?? Day(number: 0)
        }
    }

    private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }
}
