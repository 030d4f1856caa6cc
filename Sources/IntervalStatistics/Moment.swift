/// An instant as a clock on the wall showed it.
package struct Moment: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00Z.
    package var instant: Int64

    /// Minutes east of Greenwich.
    package var offset: Int16

    package init(instant: Int64, offset: Int16) {
        self.instant = instant
        self.offset = offset
    }

    package var day: Day { Day(instant: instant, offset: offset) }

    /// Milliseconds since the local midnight.
    private var millisecondsOfDay: Int {
        let (local, _) = instant.addingReportingOverflow(Int64(offset) * 60_000)
        return Int(((local % 86_400_000) + 86_400_000) % 86_400_000)
    }

    /// As `19:03:12.481`.
    package var timeOfDay: String {
        let time = millisecondsOfDay
        let parts = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map { padded($0, to: 2) }
        return parts.joined(separator: ":") + "." + padded(time % 1000, to: 3)
    }
}

extension Moment: CustomStringConvertible {
    /// As records have it: `2026-11-24T19:03:12.481+01:00`.
    package var description: String {
        let minutes = Int(offset.magnitude)
        let hours = padded(minutes / 60, to: 2) + ":" + padded(minutes % 60, to: 2)
        return "\(day)T\(timeOfDay)\(offset < 0 ? "-" : "+")\(hours)"
    }
}

extension Record {
    /// When it was made, nil where unknown.
    package var moment: Moment? {
        instant == Self.unknownInstant ? nil : Moment(instant: instant, offset: offset)
    }
}

/// A number with zeros before it.
func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
