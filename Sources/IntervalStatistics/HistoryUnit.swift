/// How many days one point of a history takes together.
package enum HistoryUnit: CaseIterable, Sendable {
    case day

    /// From Monday, as ISO 8601 has it.
    case week
    case month, quarter, year

    /// From a year that ends with 0.
    case decade
}

extension HistoryUnit {
    /// How many units some days in a row touch.
    func count(in days: ClosedRange<Day>) -> Int {
        number(of: days.upperBound) - number(of: days.lowerBound) + 1
    }

    /// The number of the unit in which a day lies; numbers of units in a row follow one another.
    func number(of day: Day) -> Int {
        switch self {
        case .day: return day.number
        case .week: return (day.number + 3).floorDivided(by: 7)
        case .month, .quarter, .year, .decade:
            return (day.date.year * 12 + day.date.month - 1).floorDivided(by: months)
        }
    }

    func firstDay(of number: Int) -> Day {
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
