import Drawing
import IntervalStatistics

/// The line chart of rates at one moment, with its words.
struct HistoryScreen {
    var buckets: [HistoryBucket]

    /// Where each point is displayed, 0 to 1; nil where there are no answers.
    var displayed: [Double?]

    /// The place of the point under the cursor.
    var cursor: Int?
    var look: Look

    /// The finest units that a width holds, a point every other column; of months the newest that fit.
    static func buckets(_ history: History, columns: Int) -> [HistoryBucket] {
        let limit = max(1, columns * 9 / 20)
        let unit = HistoryUnit.allCases.first { history.bucketCount(by: $0) <= limit } ?? .month
        return history.buckets(by: unit, atMost: limit)
    }

    func draw(on surface: inout Surface, in rect: Rect, summary: History, today: Day) {
        guard rect.rows >= 8 else { return drawWords(words(summary, today), on: &surface, in: rect) }
        surface.write(
            words(summary, today), column: rect.column + 2, row: rect.row, look.theme.style(.faint),
            clip: rect)
        surface.write(
            cursorWords, column: rect.column + 2, row: rect.row + 1, look.theme.style(.text), clip: rect)
        draw(
            on: &surface,
            in: Rect(column: rect.column, row: rect.row + 2, columns: rect.columns, rows: rect.rows - 2))
    }

    /// Draws the chart alone.
    func draw(on surface: inout Surface, in rect: Rect) {
        let points = buckets.map {
            LinePoint(value: $0.correctRate, count: $0.count, label: label(of: $0))
        }
        LineChart(points: points, displayed: displayed.map { $0 ?? 0 }, scale: 1, cursor: cursor)
            .draw(on: &surface, in: rect, look)
    }

    private func drawWords(_ words: String, on surface: inout Surface, in rect: Rect) {
        for (line, text) in [cursorWords.isEmpty ? words : cursorWords].enumerated() where line < rect.rows {
            surface.write(
                text, column: rect.column, row: rect.row + line, look.theme.style(.text), clip: rect)
        }
    }

    private func words(_ history: History, _ today: Day) -> String {
        guard !history.days.isEmpty else { return "No answers with a date." }
        let streak = history.streak(today: today)
        return [
            Self.days(history.days.count) + " with answers",
            "streak \(Self.days(streak)), longest \(Figures.grouped(history.longestStreak))",
            "\(Figures.duration(milliseconds: history.practiceTime)) of answering",
        ].joined(separator: " \(look.symbols.separator) ")
    }

    private var cursorWords: String {
        guard let cursor, buckets.indices.contains(cursor) else { return "" }
        let bucket = buckets[cursor]
        let days = bucket.first == bucket.last ? "\(bucket.first)" : "\(bucket.first) to \(bucket.last)"
        guard let rate = bucket.correctRate else { return "\(days): no answers" }
        return "\(days): \(Figures.percent(rate)) of \(Figures.grouped(bucket.count)) right, "
            + Figures.duration(milliseconds: bucket.practiceTime)
    }

    /// A day or a Monday as `Oct 5`; a month as `Oct`, and January as its year.
    private func label(of bucket: HistoryBucket) -> String {
        let date = bucket.first.date
        let isMonth = bucket.last.number - bucket.first.number > 7
        if isMonth && date.month == 1 { return "\(date.year)" }
        return isMonth ? Self.months[date.month - 1] : "\(Self.months[date.month - 1]) \(date.day)"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func days(_ count: Int) -> String {
        count == 1 ? "1 day" : "\(Figures.grouped(count)) days"
    }
}
