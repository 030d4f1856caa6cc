import Drawing
import IntervalStatistics

/// What has to be known to read a chart over time.
struct HistoryCaption {
    var course: HistoryCourse

    /// Sentences, the most important first.
    var pieces: [String] { [outsideForms.first, joinedForms.first].compactMap { $0 } }

    /// All of it in one line, in the longest words that fit a room in cells; the last sentence is left out where none do.
    func line(in room: Int, separator: String) -> String {
        let lines = joinedForms.isEmpty ? outsideForms.map { [$0] } : joinedLines
        let fitting = lines.first { Width.of($0.joined(separator: separator)) <= room }
        return Pieces.fitting(fitting ?? lines.last ?? [], in: room, separator: separator)
    }

    /// What is not drawn is shortened first.
    private var joinedLines: [[String]] {
        joinedForms.flatMap { joined in
            outsideForms.isEmpty ? [[joined]] : outsideForms.map { [$0, joined] }
        }
    }

    private var joinedForms: [String] {
        guard course.isJoined else { return [] }
        let least = HistoryPoint.leastCount
        return ["points join at least \(least) answers", "\(least) or more a point"]
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
            "\(short) not drawn", "\(Figures.grouped(total)) not drawn",
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
