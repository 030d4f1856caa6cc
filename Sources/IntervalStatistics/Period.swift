/// A stretch of days that ends today.
package enum Period: Int, CaseIterable, Sendable {
    case all = 0
    case year = 365
    case quarter = 90
    case month = 30
    case week = 7
    case today = 1

    /// The period that comes after this one, round and round.
    package var next: Period {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// Its first day; nil where it has none.
    package func since(today: Day) -> Day? { self == .all ? nil : today + (1 - rawValue) }
}
