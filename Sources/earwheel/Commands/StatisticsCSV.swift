import IntervalStatistics

/// The figures as a table for a spreadsheet, a row an interval; unknown is empty, and no number is rounded.
struct StatisticsCSV {
    private let statistics: Statistics

    init(_ statistics: Statistics) { self.statistics = statistics }

    private static let header =
        "interval,semitones,count,correctCount,correctRate,rateLow,rateHigh,timeTookAverage,timeTookMedian,precision"

    var text: String {
        ([Self.header] + statistics.intervals.map(Self.row)).map { $0 + "\n" }.joined()
    }

    private static func row(_ figures: StatisticInterval) -> String {
        let numbers: [Double?] = [
            figures.correctRate, figures.rateInterval?.lowerBound, figures.rateInterval?.upperBound,
            figures.timeTookAverage, figures.timeTookMedian, figures.precision,
        ]
        let counts = [figures.interval.semitones, figures.count, figures.correctCount].map(String.init)
        let fields = [figures.interval.abbreviation] + counts + numbers.map { $0.map { "\($0)" } ?? "" }
        return fields.joined(separator: ",")
    }
}
