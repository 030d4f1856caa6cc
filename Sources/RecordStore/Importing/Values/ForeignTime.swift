/// A time as people write it, apart into its number and its unit: `2,1 s`, `900ms`, `0:02.1`.
struct ForeignTime {
    /// Digits and signs, of which the style is not known yet.
    let number: Substring

    /// Nil where only digits stand there.
    let unit: TimeUnit?

    /// What stands before a colon, in seconds.
    private var before: Double = 0

    /// Nil for what is no time.
    init?(_ text: String) {
        let bare = text.trimmingBlanks
        let word = bare.reversed().prefix { $0.isLetter || $0 == "." && bare.last == "." }.reversed()
        let digits = bare.dropLast(word.count).trimmingBlanks
        guard let last = digits.last, last.isASCII, last.isNumber else { return nil }
        let hasColon = digits.contains(":")
        if word.isEmpty {
            unit = hasColon ? .seconds : nil
        } else {
            guard let named = TimeUnit(word: String(word).lowercased().filter(\.isLetter)) else { return nil }
            unit = hasColon ? .seconds : named
        }
        guard hasColon else {
            number = digits
            return
        }
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 3, let seconds = parts.last else { return nil }
        for part in parts.dropLast() {
            guard let value = UInt16(part) else { return nil }
            before = (before + Double(value)) * 60
        }
        number = seconds
    }

    /// Milliseconds, not rounded.
    func milliseconds(_ convention: TimeConvention) -> Double? {
        let style =
            before > 0 || number.first == "0" ? convention.style.forFraction(number) : convention.style
        guard let value = style.value(of: number) else { return nil }
        return (before + value) * (unit ?? convention.unit).factor
    }
}

/// How the times of a column are written.
struct TimeConvention: Sendable {
    /// What a number alone counts.
    var unit = TimeUnit.milliseconds

    var style = NumberStyle.decimalDot

    /// Whole milliseconds, 0 to 4294967295; nil for anything else.
    func milliseconds(_ value: JSONValue) -> UInt32? {
        let number: Double? =
            switch value {
            case .whole(let whole): Double(whole) * unit.factor
            case .number(let number): number * unit.factor
            case .text(let text): milliseconds(text)
            default: nil
            }
        return number.flatMap { UInt32(exactly: $0.rounded()) }
    }

    private func milliseconds(_ text: String) -> Double? {
        // Digits alone, which most times are.
        if let whole = UInt32(text) { return Double(whole) * unit.factor }
        return ForeignTime(text)?.milliseconds(self)
    }
}

extension NumberStyle {
    /// Behind a colon or a leading 0 no sign groups.
    fileprivate func forFraction(_ number: Substring) -> NumberStyle {
        number.filter { $0 == "." || $0 == "," }.count == 1 ? .mixed : self
    }
}
