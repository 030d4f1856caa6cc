/// The figures day by day; histories of parts combine exactly, as statistics do.
package struct History: Equatable, Sendable {
    /// Days with answers, in order; other days are left out.
    package private(set) var days: [DayFigures] = []

    /// Records that do not say when they were made, and so belong to no day.
    package private(set) var undatedCount = 0

    package init() {}

    package init(_ records: some Sequence<Record>, where filter: RecordFilter = .all) {
        for record in records where filter.admits(record) { add(record) }
    }

    package mutating func add(_ record: Record) {
        guard let day = record.day else {
            undatedCount += 1
            return
        }
        days[place(of: day)].add(record)
    }

    /// Finds the figures of a day, and puts empty ones in their place first where there are none.
    private mutating func place(of day: Day) -> Int {
        if let last = days.last, last.day == day { return days.count - 1 }
        let place = firstPlace(notBefore: day)
        if place == days.count || days[place].day != day {
            days.insert(DayFigures(day: day), at: place)
        }
        return place
    }

    private func firstPlace(notBefore day: Day) -> Int {
        var places = 0..<days.count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            places = days[middle].day < day ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    package subscript(day: Day) -> DayFigures? {
        let place = firstPlace(notBefore: day)
        return place < days.count && days[place].day == day ? days[place] : nil
    }

    package static func += (left: inout History, right: History) {
        left.undatedCount += right.undatedCount
        for figures in right.days { left.days[left.place(of: figures.day)] += figures }
    }

    package static func + (left: History, right: History) -> History {
        var sum = left
        sum += right
        return sum
    }
}

extension History {
    /// Milliseconds over all days, from answers whose time is known.
    package var practiceTime: Int { days.reduce(0) { $0 + $1.practiceTime } }
}
