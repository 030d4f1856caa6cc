/// The offsets of the person's clock, asked of the system once a day of the data rather than once a row.
final class LocalOffsets {
    private let offset: @Sendable (Int64) -> Int16

    /// The day asked for last, counted from 1970-01-01, and its offset; nil where that changes around it.
    private var day: Int64 = .min
    private var ofDay: Int16?

    /// Takes minutes east of Greenwich at an instant in Unix seconds.
    init(_ offset: @escaping @Sendable (Int64) -> Int16) { self.offset = offset }

    /// What happens to a time on the clock.
    enum Oddity: Equatable {
        case skipped, twice
    }

    /// Minutes east of Greenwich at an instant, in milliseconds since 1970.
    func at(instant: Int64) -> Int16 {
        let seconds = instant.dividedDown(by: 1000)
        return steady(around: seconds) ?? offset(seconds)
    }

    /// The offset of a time on the clock, in milliseconds since 1970-01-01 00:00 of that clock.
    ///
    /// A time that the clock skipped has the offset before the gap; one that it had twice is the first of them.
    func at(clock: Int64) -> (offset: Int16, oddity: Oddity?) {
        let seconds = clock.dividedDown(by: 1000)
        if let steady = steady(around: seconds) { return (steady, nil) }
        let (before, after) = (offset(seconds - 86_400), offset(seconds + 86_400))
        let isBefore = offset(seconds - Int64(before) * 60) == before
        let isAfter = offset(seconds - Int64(after) * 60) == after
        switch (isBefore, isAfter) {
        case (true, true): return (before, before == after ? nil : .twice)
        case (false, false): return (before, .skipped)
        default: return (isBefore ? before : after, nil)
        }
    }

    /// The offset of the days before, at and after some seconds, nil where they differ; no zone is more than a day off.
    private func steady(around seconds: Int64) -> Int16? {
        let asked = seconds.dividedDown(by: 86_400)
        if asked != day {
            day = asked
            let offsets = (-1...2).map { offset((asked + $0) * 86_400) }
            ofDay = offsets.allSatisfy { $0 == offsets[0] } ? offsets[0] : nil
        }
        return ofDay
    }
}

extension Int64 {
    /// The whole quotient, rounded downward below 0, too; the divisor is above 0.
    func dividedDown(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
