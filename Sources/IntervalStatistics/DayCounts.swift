/// How many records each day has; counts of parts combine.
package struct DayCounts: Equatable, Sendable {
    /// By the day's number.
    private var counts: [Int: Int] = [:]

    package private(set) var first: Day?
    package private(set) var last: Day?

    package init() {}

    /// Counts records that follow one another in time as a rule; those without a date are left out.
    package init(_ records: [Record]) {
        var midnight = Int64.min
        var offset = Int16.min
        var day = Day(number: 0)
        var count = 0
        for record in records {
            let (passed, isBeyond) = record.instant.subtractingReportingOverflow(midnight)
            if !isBeyond && passed >= 0 && passed < 86_400_000 && record.offset == offset {
                count += 1
                continue
            }
            add(count, on: day)
            count = 0
            guard let next = record.day else { continue }
            day = next
            offset = record.offset
            midnight = Int64(day.number) * 86_400_000 - Int64(offset) * 60_000
            count = 1
        }
        add(count, on: day)
    }

    private mutating func add(_ count: Int, on day: Day) {
        guard count > 0 else { return }
        counts[day.number, default: 0] += count
        first = min(first ?? day, day)
        last = max(last ?? day, day)
    }

    package static func += (left: inout DayCounts, right: DayCounts) {
        for (number, count) in right.counts { left.add(count, on: Day(number: number)) }
    }

    /// Which of the days charts show.
    package func plausibleDates(today: Day) -> PlausibleDates {
        PlausibleDates(
            counts.sorted { $0.key < $1.key }.map { (Day(number: $0.key), $0.value) }, today: today)
    }
}
