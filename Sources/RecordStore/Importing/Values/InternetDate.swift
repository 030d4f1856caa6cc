import IntervalStatistics

/// A date as programs write it, `2026-11-24T19:03:12.481+01:00`, in one go: most of all dates are of this kind.
struct InternetDate {
    let day: Day

    /// Milliseconds since midnight, nil for a day alone.
    var clock: Int64?

    var zone = DateText.Zone.local

    /// Nil for other forms, which are no fault yet.
    init?(_ text: String) {
        var text = text
        guard let read = text.withUTF8({ Self.read($0) }) else { return nil }
        self = read
    }

    private init(day: Day) { self.day = day }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> InternetDate? {
        var reader = Digits(bytes: bytes)
        guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
            let number = reader.number(2), let day = Day(year: year, month: month, day: number)
        else { return nil }
        var date = InternetDate(day: day)
        if reader.isAtEnd { return date }
        guard reader.take("T") || reader.take("t") || reader.take(" "), let clock = reader.clock() else {
            return nil
        }
        date.clock = Int64(clock)
        guard let zone = reader.zone() else { return nil }
        date.zone = zone
        return date
    }
}

/// Numbers of a fixed width, from left to right.
private struct Digits {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0

    var isAtEnd: Bool { place == bytes.count }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    mutating func number(_ width: Int, upTo highest: Int = .max) -> Int? {
        guard bytes.count - place >= width else { return nil }
        var number = 0
        for byte in bytes[place..<place + width] {
            guard 48...57 ~= byte else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        place += width
        return number <= highest ? number : nil
    }

    /// Milliseconds since midnight; seconds and their fraction may be absent, and second 60 is 59.999.
    mutating func clock() -> Int? {
        guard let hour = number(2, upTo: 23), take(":"), let minute = number(2, upTo: 59) else { return nil }
        let minutes = (hour * 60 + minute) * 60_000
        guard take(":") else { return minutes }
        guard let second = number(2, upTo: 60) else { return nil }
        guard take(".") || take(",") else { return minutes + min(second * 1000, 59_999) }
        var (thousandths, unit) = (0, 100)
        let start = place
        while place < bytes.count, 48...57 ~= bytes[place] {
            thousandths += Int(bytes[place] - 48) * unit
            unit /= 10
            place += 1
        }
        return place == start ? nil : minutes + min(second * 1000 + thousandths, 59_999)
    }

    /// What stands to the end: nothing, `Z`, `+01:00`, `-0330` or `+01`.
    mutating func zone() -> DateText.Zone? {
        if isAtEnd { return .local }
        if take("Z") || take("z") { return isAtEnd ? .utc : nil }
        let isWest = take("-")
        guard isWest || take("+"), let hours = number(2, upTo: 23) else { return nil }
        _ = take(":")
        let minutes = isAtEnd ? 0 : number(2, upTo: 59)
        guard let minutes, isAtEnd else { return nil }
        return .offset(Int16((hours * 60 + minutes) * (isWest ? -1 : 1)))
    }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
    /// Without blanks around.
    var trimmingBlanks: Substring {
        // Most texts have none, and their first and last bytes show it.
        if let first = utf8.first, let last = utf8.last, 33...127 ~= first && 33...127 ~= last {
            return Substring(self)
        }
        let rest = drop { $0.isWhitespace }
        return rest.lastIndex { !$0.isWhitespace }.map { Substring(rest[...$0]) } ?? ""
    }
}
