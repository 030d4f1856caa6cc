import IntervalStatistics

/// A moment, and what of it the data itself tells.
struct ForeignMoment {
    let moment: Moment

    /// Milliseconds since 1970, on the data's own clock where it tells no more: the same wherever the data is read.
    let stamp: Int64

    /// What the person's clock did at that time.
    var oddity: LocalOffsets.Oddity?
}

/// Reads the dates of other programs; where they do not say in which place, it is the person's own.
struct ForeignDate {
    let offsets: LocalOffsets

    /// Which of two numbers is the day, in texts that do not tell it themselves.
    var order: DateOrder?

    /// Takes minutes east of Greenwich at an instant in Unix seconds.
    init(localOffset: @escaping @Sendable (Int64) -> Int16, order: DateOrder? = nil) {
        offsets = LocalOffsets(localOffset)
        self.order = order
    }

    /// An instant, as the clock showed it where the person is.
    func moment(instant: Int64) -> ForeignMoment {
        ForeignMoment(moment: Moment(instant: instant, offset: offsets.at(instant: instant)), stamp: instant)
    }

    /// A time on the clock, in milliseconds since 1970-01-01 00:00 of that clock.
    func moment(naive: Int64) -> ForeignMoment {
        let (offset, oddity) = offsets.at(clock: naive)
        let moment = Moment(instant: naive - Int64(offset) * 60_000, offset: offset)
        return ForeignMoment(moment: moment, stamp: naive, oddity: oddity)
    }

    /// The beginning of a day. Its stamp is that of noon, as it was when ids were first made of it.
    private func moment(day: Day) -> ForeignMoment {
        let midnight = Int64(day.number) * 86_400_000
        return ForeignMoment(moment: moment(naive: midnight).moment, stamp: midnight + 43_200_000)
    }

    /// Seconds or, from 10^11 on, milliseconds since 1970, which no date in seconds before the year 5138 reaches.
    func moment(unixTime: Int64) -> ForeignMoment? {
        let isMilliseconds = unixTime.magnitude >= 100_000_000_000
        let instant = isMilliseconds ? unixTime : unixTime * 1000
        // From year 1 to year 9999.
        guard (-62_135_596_800_000...253_402_300_799_999).contains(instant) else { return nil }
        return moment(instant: instant)
    }

    /// Reads any value: a text, a Unix time, or days as spreadsheets count them; the clock is as below.
    func moment(_ value: JSONValue, clock: Int64? = nil) -> ForeignMoment? {
        let text = value.text.map { String($0.trimmingBlanks) }
        if let text, text.utf8.first.map({ $0 > 57 }) == false, let number = Double(text) {
            return moment(number: number)
        }
        if let text { return moment(text, clock: clock) }
        return value.rounded == nil ? nil : moment(number: value.double ?? 0)
    }

    private func moment(number: Double) -> ForeignMoment? {
        guard let whole = Int64(exactly: number.rounded()) else { return nil }
        if let day = Self.compact(whole) { return moment(day: day) }
        if Self.spreadsheetDays.contains(number) {
            let milliseconds = ((number - Self.spreadsheetStart) * 86_400).rounded() * 1000
            let day = Day(number: Int(number - Self.spreadsheetStart))
            return number == number.rounded() ? moment(day: day) : moment(naive: Int64(milliseconds))
        }
        guard let read = moment(unixTime: whole), number != number.rounded() else {
            return moment(unixTime: whole)
        }
        // Stamps were made of whole numbers first.
        let isMilliseconds = number.magnitude >= 100_000_000_000
        let instant = Int64((isMilliseconds ? number : number * 1000).rounded())
        return ForeignMoment(moment: moment(instant: instant).moment, stamp: read.stamp)
    }

    /// Spreadsheets count days from 1899-12-30; these are of 1954 to 2119. As seconds they would be of a day in 1970.
    private static let spreadsheetDays = 20_000.0..<80_000
    private static let spreadsheetStart = 25_569.0

    /// The day of `20260102`, which as seconds would be one in 1970.
    static func compact(_ number: Int64) -> Day? {
        guard (19_700_101...21_991_231).contains(number) else { return nil }
        return Day(year: Int(number / 10_000), month: Int(number / 100 % 100), day: Int(number % 100))
    }

    /// Reads a text such as `2026-11-24T19:03:12.481+01:00`, `02.01.2026 10:00` or `2 Jan 2026`; nil for other texts.
    ///
    /// Z is what programs write that know no place, and so means the instant alone. A day alone is its beginning.
    /// The clock is the time of the day where another column has it, in milliseconds.
    func moment(_ text: String, clock: Int64? = nil) -> ForeignMoment? {
        if clock == nil, let read = InternetDate(text) {
            return moment(day: read.day, clock: read.clock, read.zone)
        }
        guard let read = DateText(text), let day = read.day(order) else { return nil }
        return moment(day: day, clock: read.clock ?? clock, read.zone)
    }

    private func moment(day: Day, clock: Int64?, _ zone: DateText.Zone) -> ForeignMoment {
        guard let clock else { return moment(day: day) }
        let naive = Int64(day.number) * 86_400_000 + clock
        switch zone {
        case .local: return moment(naive: naive)
        case .utc: return moment(instant: naive)
        case .offset(let offset):
            let instant = naive - Int64(offset) * 60_000
            return ForeignMoment(moment: Moment(instant: instant, offset: offset), stamp: instant)
        }
    }
}
