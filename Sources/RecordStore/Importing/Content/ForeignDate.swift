import IntervalStatistics

/// A moment, and what of it the data itself tells.
struct ForeignMoment {
    let moment: Moment

    /// Milliseconds since 1970, on the data's own clock where it tells no more: the same wherever the data is read.
    let stamp: Int64
}

/// Reads the dates of other programs; where they do not say in which place, it is the person's own.
struct ForeignDate {
    /// Minutes east of Greenwich at an instant in Unix seconds.
    let localOffset: @Sendable (Int64) -> Int16

    /// An instant, as the clock showed it where the person is.
    func moment(instant: Int64) -> ForeignMoment {
        let moment = Moment(instant: instant, offset: localOffset(instant / 1000))
        return ForeignMoment(moment: moment, stamp: instant)
    }

    /// A time on the clock, in milliseconds since 1970-01-01 00:00 of that clock.
    ///
    /// The offset is asked for twice, because it belongs to an instant and only a clock is known. An hour that came
    /// twice is taken as one of the two, one that was left out as the hour beside it.
    func moment(naive: Int64) -> ForeignMoment {
        let guess = localOffset(naive / 1000)
        let offset = localOffset(naive / 1000 - Int64(guess) * 60)
        let moment = Moment(instant: naive - Int64(offset) * 60_000, offset: offset)
        return ForeignMoment(moment: moment, stamp: naive)
    }

    /// Seconds or, from 10^11 on, milliseconds since 1970, which no date in seconds before the year 5138 reaches.
    func moment(unixTime: Int64) -> ForeignMoment? {
        let isMilliseconds = unixTime.magnitude >= 100_000_000_000
        let instant = isMilliseconds ? unixTime : unixTime * 1000
        // From year 1 to year 9999.
        guard (-62_135_596_800_000...253_402_300_799_999).contains(instant) else { return nil }
        return moment(instant: instant)
    }

    /// Reads `2026-11-24`, then a `T` or a blank, `19:03`, `:12`, `.481`, and `Z` or `+01:00`; nil for other texts.
    ///
    /// Z is what programs write that know no place, and so means the instant alone. A day alone is its noon: no
    /// offset and no late start of the day moves it to another day.
    func moment(_ text: String) -> ForeignMoment? {
        var rest = text.trimmingBlanks
        guard let day = Day(String(rest.prefix(10))) else { return nil }
        rest = rest.dropFirst(10)
        let midnight = Int64(day.number) * 86_400_000
        if rest.isEmpty { return moment(naive: midnight + 43_200_000) }
        guard let separator = rest.popFirst(), separator == "T" || separator == "t" || separator == " ",
            let time = Self.takeTime(from: &rest)
        else { return nil }
        let clock = midnight + time
        switch rest {
        case "": return moment(naive: clock)
        case "Z", "z": return moment(instant: clock)
        default:
            guard let offset = Self.offset(rest) else { return nil }
            let instant = clock - Int64(offset) * 60_000
            return ForeignMoment(moment: Moment(instant: instant, offset: offset), stamp: instant)
        }
    }

    /// Milliseconds since midnight; seconds and their fraction may be absent.
    private static func takeTime(from rest: inout Substring) -> Int64? {
        guard let hour = takeNumber(from: &rest, upTo: 23), rest.popFirst() == ":",
            let minute = takeNumber(from: &rest, upTo: 59)
        else { return nil }
        let minutes = (hour * 60 + minute) * 60_000
        guard rest.first == ":" else { return minutes }
        rest = rest.dropFirst()
        guard let second = takeNumber(from: &rest, upTo: 60) else { return nil }
        guard rest.first == "." || rest.first == "," else { return minutes + min(second * 1000, 59_999) }
        let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        let thousandths = Int64((digits + "00").prefix(3)) ?? 0
        return minutes + min(second * 1000 + thousandths, 59_999)
    }

    private static func takeNumber(from rest: inout Substring, upTo highest: Int64) -> Int64? {
        let digits = rest.utf8.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int64($1 - 48) }
        guard number <= highest else { return nil }
        rest = rest[digits.endIndex...]
        return number
    }

    /// `+01:00`, `-0330` or `+01`, in minutes.
    private static func offset(_ text: Substring) -> Int16? {
        var rest = text
        guard let sign = rest.popFirst(), sign == "+" || sign == "-",
            let hours = takeNumber(from: &rest, upTo: 23)
        else { return nil }
        if rest.first == ":" { rest = rest.dropFirst() }
        let minutes = rest.isEmpty ? 0 : takeNumber(from: &rest, upTo: 59)
        guard let minutes, rest.isEmpty else { return nil }
        let offset = Int16(hours * 60 + minutes)
        return sign == "-" ? -offset : offset
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
