import Drawing
import IntervalStatistics

/// One interval's figures as words.
struct IntervalRow: Equatable {
    let name: String
    let value: Double?
    let range: ClosedRange<Double>?
    let rate: String
    let count: String
    let time: String
    let heardAs: String

    /// - Parameters:
    ///   - figures: of the interval.
    ///   - isKnown: whether the records have been read; before, not even their number is known.
    ///   - symbols: for what is not known.
    init(_ figures: StatisticInterval, isKnown: Bool = true, symbols: Symbols) {
        name = figures.interval.abbreviation
        value = figures.correctRate
        range = figures.rateInterval
        rate = figures.correctRate.map(Figures.percent) ?? symbols.unknown
        count = isKnown ? Figures.grouped(figures.count) : symbols.unknown
        time = figures.timeTookMedian.map { Figures.seconds(milliseconds: $0) } ?? symbols.unknown
        heardAs =
            figures.confusions.first.map {
                "heard as \($0.heard.abbreviation), \(Figures.grouped($0.count))\(symbols.times)"
            } ?? UnplacedAnswers([figures]).pieces.first ?? ""
    }
}
