import Drawing
import IntervalStatistics

/// What has to be known to read a chart over time.
struct HistoryCaption {
    var course: HistoryCourse

    /// Sentences, the most important first, each in a form that fits a room in cells where it has one.
    func pieces(in room: Int) -> [String] {
        let outside = outsideForms.first { Width.of($0) <= room } ?? outsideForms.last
        let joined = course.isJoined ? "points join at least \(HistoryPoint.leastCount) answers" : nil
        return [outside, joined].compactMap { $0 }
    }

    /// What is not drawn, from the longest form to the shortest; empty where all is.
    private var outsideForms: [String] {
        let (before, after) = course.outside
        let parts = [before > 0 ? "before \(start)" : nil, after > 0 ? "after today" : nil].compactMap { $0 }
        let counts = [before, after].filter { $0 > 0 }
        guard let first = counts.first else { return [] }
        let rest = zip(counts, parts).dropFirst().map { " and \(Figures.grouped($0)) \($1)" }.joined()
        let total = before + after
        let (isAre, short) = (total == 1 ? "is" : "are", Self.answers(total))
        return [
            "\(Self.answers(first)) \(parts[0])\(rest) \(isAre) not drawn",
            "\(short) outside \(isAre) not drawn",
            "\(short) not drawn",
        ]
    }

    /// The year is enough where nothing outside lies in it.
    private var start: String {
        guard let first = course.units.first?.first else { return "today" }
        return course.lastBefore.map { $0.date.year < first.date.year } ?? false
            ? "\(first.date.year)" : "\(first)"
    }

    private static func answers(_ count: Int) -> String {
        count == 1 ? "1 answer" : "\(Figures.grouped(count)) answers"
    }
}
