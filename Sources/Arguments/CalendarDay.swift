/// A day as it is typed; the calendar is the Gregorian one, years 1 to 9999.
package struct CalendarDay: Equatable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
}

extension CalendarDay {
    /// Reads YYYY-MM-DD, and nothing shorter or longer.
    /// - Returns: nil where the text has another form; a day of the form alone need not be in the calendar.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard parts.allSatisfy({ $0.utf8.allSatisfy(digits.contains) }) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    var isReal: Bool { self == nearestReal }

    /// The same day with each part brought into the calendar: 30 February becomes its 28th or 29th.
    var nearestReal: CalendarDay {
        let year = max(1, year)
        let month = min(max(1, month), 12)
        return CalendarDay(year: year, month: month, day: min(max(1, day), Self.days(of: month, in: year)))
    }

    private static func days(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}

extension CalendarDay: Comparable {
    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    package var description: String {
        "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
