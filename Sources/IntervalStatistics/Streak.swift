extension History {
    /// Consecutive days with answers up to today, or up to yesterday while today has none yet.
    package func streak(today: Day) -> Int {
        let end = self[today] == nil ? today + -1 : today
        var length = 0
        while self[end + -length] != nil { length += 1 }
        return length
    }

    /// The most consecutive days with answers up to today there ever were; days that can hardly be right are none.
    package func longestStreak(today: Day) -> Int {
        let dates = plausibleDates(today: today)
        var longest = 0
        var current = 0
        var previous: Day?
        for figures in days where dates.contains(figures.day) {
            current = previous.map { $0 + 1 == figures.day } == true ? current + 1 : 1
            longest = max(longest, current)
            previous = figures.day
        }
        return longest
    }
}
