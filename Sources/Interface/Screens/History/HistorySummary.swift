import Drawing
import IntervalStatistics

/// What the history says in words: of the part that is shown, and the streak, which only all answers tell.
struct HistorySummary: Equatable {
    var part: History
    var whole: History
    var today: Day

    /// Says it from the first day of the chart on, if that is later than that of the part.
    /// - Returns: the most important first.
    func pieces(from first: Day?) -> [String] {
        let isCut = first.map { first in part.days.first.map { $0.day < first } ?? false } ?? false
        return (isCut ? first.map { ["shown from \($0) on"] } ?? [] : []) + [
            Self.days(part.days.count) + " with answers",
            "streak \(Self.days(whole.streak(today: today))), longest \(Figures.grouped(whole.longestStreak))",
            "\(Figures.duration(milliseconds: part.practiceTime)) of answering",
        ]
    }

    private static func days(_ count: Int) -> String {
        count == 1 ? "1 day" : "\(Figures.grouped(count)) days"
    }
}
