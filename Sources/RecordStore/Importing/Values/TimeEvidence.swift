/// What the times of a whole column tell of how they are written.
struct TimeEvidence {
    private(set) var styles = NumberStyleEvidence()

    /// The greatest number without a unit, and whether any has decimals, by each style.
    private var greatest: [Double] = Array(repeating: 0, count: NumberStyle.allCases.count)
    private var hasDecimals = Array(repeating: false, count: NumberStyle.allCases.count)

    /// Times below it, all of them, are no milliseconds: nobody answers within a tenth of a second.
    private static let least = 100.0

    mutating func take(_ value: JSONValue) {
        switch value {
        case .whole(let whole): note(Double(whole))
        case .number(let number): note(number)
        case .text(let text):
            if let whole = UInt32(text) { return note(Double(whole)) }
            guard let time = ForeignTime(text) else { return }
            styles.take(time.number)
            guard time.unit == nil else { return }
            for (place, style) in NumberStyle.allCases.enumerated() {
                if let number = style.value(of: time.number) { note(number, at: place) }
            }
        default: break
        }
    }

    private mutating func note(_ number: Double) {
        for place in greatest.indices { note(number, at: place) }
    }

    private mutating func note(_ number: Double, at place: Int) {
        greatest[place] = max(greatest[place], number)
        if number != number.rounded() { hasDecimals[place] = true }
    }

    /// - Parameters:
    ///   - named: the unit in the column's name.
    ///   - isOwn: the column has our own name, whose whole numbers are milliseconds.
    ///   - hasComma: elsewhere in the source stands a decimal comma.
    /// - Returns: with it, whether the numbers together decided on the unit.
    func convention(named: TimeUnit?, isOwn: Bool, hasComma: Bool) -> (TimeConvention, isGuess: Bool) {
        let isSmall = named.map { $0 != .milliseconds } ?? false
        let style = styles.isOpen && hasComma ? .decimalComma : styles.style(isSmall: isSmall)
        if let named { return (TimeConvention(unit: named, style: style), false) }
        let place = NumberStyle.allCases.firstIndex(of: style) ?? 0
        let isSeconds =
            greatest[place] > 0 && greatest[place] < Self.least && (hasDecimals[place] || !isOwn)
        return (TimeConvention(unit: isSeconds ? .seconds : .milliseconds, style: style), isSeconds)
    }
}
