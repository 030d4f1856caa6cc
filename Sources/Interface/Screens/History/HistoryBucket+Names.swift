import Drawing
import IntervalStatistics

extension HistoryBucket {
    /// What stands below its point; a day or a Monday as `Oct 5`, a quarter as `Q4`.
    var label: String { label(of: first) }

    private func label(of day: Day) -> String {
        let date = day.date
        switch unit {
        case .day, .week: return "\(Self.months[date.month - 1]) \(date.day)"
        case .month: return Self.months[date.month - 1]
        case .quarter: return "Q\((date.month + 2) / 3)"
        case .year: return "\(date.year)"
        case .decade: return "\(date.year)s"
        }
    }

    /// The year, which a label needs to be understood; empty where it says it itself.
    var labelYear: String { unit == .year || unit == .decade ? "" : "\(first.date.year)" }

    /// Its days in a few words.
    var name: String {
        let (start, end) = (name(of: first), name(of: last))
        return start == end ? start : "\(start) to \(end)"
    }

    private func name(of day: Day) -> String {
        switch unit {
        case .day, .week: "\(day)"
        case .month, .quarter: "\(label(of: day)) \(day.date.year)"
        case .year, .decade: "\(day.date.year)"
        }
    }

    /// What it holds, in as many of its words as fit a room in cells; the rate stays longest.
    func words(in room: Int) -> String {
        guard let rate = correctRate else {
            return Pieces.fitting(["\(name):", "no answers"], in: room, separator: " ")
        }
        let share = "\(Figures.percent(rate)) of \(Figures.grouped(count))"
        let time = Figures.duration(milliseconds: practiceTime)
        let forms = [
            "\(name): \(share) right, \(time)", "\(name): \(share) right", "\(name): \(share)", share,
        ]
        return forms.first { Width.of($0) <= room } ?? ""
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
