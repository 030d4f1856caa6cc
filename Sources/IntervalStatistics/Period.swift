/// A stretch of days that ends today.
package enum Period: Int, CaseIterable, Sendable {
    case all = 0
    case year = 365
    case quarter = 90
    case month = 30
    case week = 7
    case today = 1

    /// Its first day; nil where it has none.
    package func since(today: Day) -> Day? { self == .all ? nil : today + (1 - rawValue) }
}
