extension DateParts {
    /// Milliseconds since midnight from `10:00`, `10h00`, `10:01 PM`, `19:03:12.481` or `100000`; nil for anything else.
    mutating func takeClock() -> Int64? {
        guard let hour = takeNumber() else { return nil }
        if hour.digits == 6 { return Self.compact(hour.value) }
        guard hour.digits <= 2 else { return nil }
        var milliseconds = 0
        let isWord = isNumberBehind("h") && takeWord(["h"]) != nil
        let hasMinutes = isWord || takeSign(":") != nil
        if hasMinutes {
            guard let minute = takeTwoDigits(upTo: 59) else { return nil }
            milliseconds = minute * 60_000
            if takeSign(isWord ? ":." : ":") != nil {
                guard let second = takeSeconds() else { return nil }
                milliseconds += second
            }
        }
        let half = takeHalf()
        guard hasMinutes || half != nil, let hours = Self.hours(hour.value, half) else { return nil }
        return Int64(hours * 3_600_000 + milliseconds)
    }

    private static func compact(_ clock: Int) -> Int64? {
        let (hour, minute, second) = (clock / 10_000, clock / 100 % 100, clock % 100)
        guard hour < 24, minute < 60, second < 60 else { return nil }
        return Int64((hour * 60 + minute) * 60 + second) * 1000
    }

    private static func hours(_ hour: Int, _ half: Half?) -> Int? {
        guard let half else { return (0...23).contains(hour) ? hour : nil }
        guard (1...12).contains(hour) else { return nil }
        return hour % 12 + (half == .evening ? 12 : 0)
    }

    private mutating func takeTwoDigits(upTo highest: Int) -> Int? {
        guard let number = takeNumber(), number.digits == 2, number.value <= highest else { return nil }
        return number.value
    }

    /// Milliseconds of a minute; second 60 is 59.999.
    private mutating func takeSeconds() -> Int? {
        guard let second = takeTwoDigits(upTo: 60) else { return nil }
        guard takeSign(".,") != nil else { return min(second * 1000, 59_999) }
        guard let fraction = takeNumber() else { return nil }
        var thousandths = Double(fraction.value)
        for _ in 0..<fraction.digits { thousandths /= 10 }
        return min(second * 1000 + Int(thousandths * 1000 + 1e-6), 59_999)
    }

    private enum Half { case morning, evening }

    /// Takes `PM` or `p.m.`; `Uhr` says nothing.
    private mutating func takeHalf() -> Half? {
        if takeWord(["uhr", "h"]) != nil { return nil }
        guard let word = takeWord(["am", "pm", "a", "p"]) else { return nil }
        if word.count == 1 {
            _ = takeSign(".")
            _ = takeWord(["m"])
            _ = takeSign(".")
        }
        return word.hasPrefix("a") ? .morning : .evening
    }

    /// Takes `Z`, `UTC`, `GMT+0100`, `+01:00` or `-03`, or nothing.
    mutating func takeZone() -> DateText.Zone {
        let greenwich = takeWord(["z", "utc", "gmt"])
        let rest = self
        guard let sign = takeSign("+-−"), let hours = takeNumber() else {
            self = rest
            return greenwich == nil ? .local : .utc
        }
        var minutes = hours.value
        if hours.digits == 4 {
            minutes = hours.value / 100 * 60 + hours.value % 100
        } else {
            minutes *= 60
            if takeSign(":") != nil, let more = takeTwoDigits(upTo: 59) { minutes += more }
        }
        guard minutes < 24 * 60 else {
            self = rest
            return .local
        }
        return .offset(Int16(sign == "+" ? minutes : -minutes))
    }
}
