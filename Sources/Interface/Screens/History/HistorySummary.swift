import Drawing
import IntervalStatistics

/// What the history says in words: of the part that is shown, and the streak, which only all answers tell.
struct HistorySummary: Equatable {
    var part: History
    var whole: History
    var today: Day

    /// The last day that was asked for.
    var until: Day?

    /// What a chart of so many columns draws, a unit every other column at most.
    func course(columns: Int) -> HistoryCourse {
        HistoryCourse(part, today: today, until: until, atMost: max(1, columns * 9 / 20))
    }

    /// The most important first.
    var pieces: [String] {
        [
            Self.days(part.days.count) + " with answers",
            "streak \(Self.days(whole.streak(today: today))), longest \(Figures.grouped(whole.longestStreak(today: today)))",
            "\(Figures.duration(milliseconds: part.practiceTime)) of answering",
        ]
    }

    private static func days(_ count: Int) -> String {
        count == 1 ? "1 day" : "\(Figures.grouped(count)) days"
    }
}
