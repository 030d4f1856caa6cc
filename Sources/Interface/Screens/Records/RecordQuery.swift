import IntervalStatistics

/// What the person typed to filter records: words that must all match.
struct RecordQuery: Equatable {
    /// What one word may mean; any of it is enough.
    private struct Word: Equatable {
        /// Bit n stands for n semitones.
        var asked: UInt32 = 0
        var heard: UInt32 = 0
        var isCorrect: Bool?
        var direction: Direction?
        var days: ClosedRange<Int>?
    }

    private let words: [Word]

    /// Words are an interval asked (`m6`; case counts), one answered first (`heard:M6`), `right`, `wrong`, a
    /// direction, or a date (`2026-11`); the beginnings of all these count too. Intervals outside the wheel are
    /// named by all of their semitones (`19`).
    init(_ text: String) { words = text.split(separator: " ").map { Self.word(String($0)) } }

    var isEmpty: Bool { words.isEmpty }

    func matches(_ record: Record) -> Bool { words.allSatisfy { Self.matches($0, record) } }

    private static func matches(_ word: Word, _ record: Record) -> Bool {
        if word.asked >> UInt32(record.correctAnswer) & 1 == 1 { return true }
        if let isCorrect = word.isCorrect, record.isCorrect == isCorrect { return true }
        if let direction = word.direction, record.direction == direction { return true }
        if word.heard >> UInt32(record.firstAnswer) & 1 == 1 { return true }
        guard let days = word.days, let day = record.day else { return false }
        return days.contains(day.number)
    }

    private static func word(_ text: String) -> Word {
        let heard = "heard:"
        if text.hasPrefix(heard) { return Word(heard: intervals(String(text.dropFirst(heard.count)))) }
        var word = Word(asked: intervals(text))
        let lower = text.lowercased()
        if "right".hasPrefix(lower) { word.isCorrect = true }
        if "wrong".hasPrefix(lower) { word.isCorrect = false }
        word.direction = Direction.allCases.first { $0.name.hasPrefix(lower) }
        word.days = days(text)
        return word
    }

    /// The intervals whose short name begins so, or the one outside the wheel of so many semitones.
    private static func intervals(_ text: String) -> UInt32 {
        if let semitones = UInt32(text), semitones == 0 || (13...24).contains(semitones) {
            return 1 << semitones
        }
        return named(text)
    }

    private static func named(_ text: String) -> UInt32 {
        Interval.allCases.filter { $0.abbreviation.hasPrefix(text) }.reduce(0) {
            $0 | 1 << UInt32($1.semitones)
        }
    }

    /// The days of a year, a month or a day as ISO 8601 writes them.
    private static func days(_ text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard text.count >= 4, let year = parts.first ?? nil else { return nil }
        let month = parts.count > 1 ? parts[1] : nil
        if parts.count == 3, let month, let number = parts[2],
            let day = Day(year: year, month: month, day: number)
        {
            return day.number...day.number
        }
        guard parts.count < 3, let first = Day(year: year, month: month ?? 1, day: 1) else { return nil }
        let isYear = month == nil || month == 12
        let next = Day(year: isYear ? year + 1 : year, month: isYear ? 1 : (month ?? 0) + 1, day: 1)
        return next.map { first.number...$0.number - 1 }
    }
}
