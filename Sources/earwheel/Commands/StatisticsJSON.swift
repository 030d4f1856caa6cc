import FoundationEssentials
import IntervalStatistics
import RecordStore

/// The figures as one JSON object, for other programs; unknown is null, and no number is rounded.
struct StatisticsJSON: Encodable {
    private let contents: StoreContents

    init(_ contents: StoreContents) { self.contents = contents }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try? encoder.encode(self)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private enum Key: String, CodingKey {
        case records, reported, outside, correctRate, intervals
    }

    func encode(to encoder: any Encoder) throws {
        let statistics = contents.statistics
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(statistics.recordCount, forKey: .records)
        try object.encode(contents.reportedCount, forKey: .reported)
        try object.encode(statistics.outsideCount, forKey: .outside)
        try object.encode(statistics.correctRate, forKey: .correctRate)
        try object.encode(statistics.intervals.map(IntervalJSON.init), forKey: .intervals)
    }
}

private struct IntervalJSON: Encodable {
    let figures: StatisticInterval

    private enum Key: String, CodingKey {
        case interval, semitones, count, correctCount, correctRate, rateInterval, timeTookAverage
        case timeTookMedian, precision, triedAnswers, firstAnswers
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(figures.interval.abbreviation, forKey: .interval)
        try object.encode(figures.interval.semitones, forKey: .semitones)
        try object.encode(figures.count, forKey: .count)
        try object.encode(figures.correctCount, forKey: .correctCount)
        try object.encode(figures.correctRate, forKey: .correctRate)
        try object.encode(
            figures.rateInterval.map { [$0.lowerBound, $0.upperBound] }, forKey: .rateInterval)
        try object.encode(figures.timeTookAverage, forKey: .timeTookAverage)
        try object.encode(figures.timeTookMedian, forKey: .timeTookMedian)
        try object.encode(figures.precision, forKey: .precision)
        try object.encode(Self.named(figures.triedAnswers), forKey: .triedAnswers)
        try object.encode(Self.named(figures.firstAnswers), forKey: .firstAnswers)
    }

    private static func named(_ counts: [Interval: Int]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: counts.map { ($0.key.abbreviation, $0.value) })
    }
}
