import IntervalStatistics

/// Why there are no figures to show.
enum Absence: Equatable {
    /// Nobody knows yet whether there are any.
    case notRead

    case neverAnswered

    /// There are answers, but none that the filter admits.
    case filtered(RecordFilter)

    /// Nil where there are figures.
    init?(_ reading: Reading?) {
        guard let reading else {
            self = .notRead
            return
        }
        guard reading.figures.statistics.recordCount == 0 else { return nil }
        self = reading.records.isEmpty ? .neverAnswered : .filtered(reading.figures.filter)
    }

    /// One sentence; empty while nothing is known.
    var words: String {
        switch self {
        case .notRead: ""
        case .neverAnswered: "No answers yet."
        case .filtered(let filter): Self.words(filter)
        }
    }

    private static func words(_ filter: RecordFilter) -> String {
        let direction = filter.direction.map { $0.name + " " } ?? ""
        let period = filter.since == nil && filter.until == nil ? "" : " in this period"
        return direction.isEmpty && period.isEmpty ? "No answers yet." : "No \(direction)answers\(period)."
    }
}
