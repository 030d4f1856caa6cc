/// The tabs, in the order in which they stand; the raw value is the digit that chooses one.
package enum Tab: Int, CaseIterable, Sendable {
    case radar = 1
    case intervals = 2
    case history = 3
    case confusion = 4
    case records = 5
    case log = 7

    package var title: String {
        switch self {
        case .radar: "Radar"
        case .intervals: "Intervals"
        case .history: "History"
        case .confusion: "Confusion"
        case .records: "Records"
        case .log: "Log"
        }
    }

    /// The tab of a name as typed on the command line, whatever its case.
    package init?(name: String) {
        guard let tab = Self.allCases.first(where: { $0.title.lowercased() == name.lowercased() })
        else { return nil }
        self = tab
    }
}
