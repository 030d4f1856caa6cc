/// Which of two numbers before the year is the day.
package enum DateOrder: String, CaseIterable, Sendable {
    case dmy, mdy

    /// In words, for `the day comes first`.
    var words: String { self == .dmy ? "day first" : "month first" }
}

/// What the dates of a whole column tell of their order.
struct DateOrderEvidence {
    private var orders: Set<DateOrder> = []

    /// A date that fits both orders and means two days.
    private(set) var undecided: String?

    /// Any date of which the order is of account.
    private(set) var example = ""

    mutating func take(_ text: String) {
        guard InternetDate(text) == nil, let written = DateText(text), written.isWithoutOrder else { return }
        example = text
        let isDay = written.numbers.map { $0 > 12 }
        if isDay.first == true { orders.insert(.dmy) }
        if isDay.last == true { orders.insert(.mdy) }
        if isDay == [false, false], written.numbers.first != written.numbers.last, undecided == nil {
            undecided = text
        }
    }

    /// What all dates agree on; nil where nothing decides.
    var order: DateOrder? { orders.count == 1 ? orders.first : nil }

    /// A person has to say which it is.
    var isOpen: Bool { orders.count > 1 || (orders.isEmpty && undecided != nil) }
}
