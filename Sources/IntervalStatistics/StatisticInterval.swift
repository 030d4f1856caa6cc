/// The figures of one interval.
package struct StatisticInterval: Equatable, Sendable {
    package let interval: Interval

    /// All records that asked for it.
    package let count: Int

    /// Those right at the first answer.
    package let correctCount: Int

    /// How often each interval was tried for it, right ones too, every try counting.
    package let triedAnswers: [Interval: Int]

    /// How often each interval was its first answer; with the two counts below this sums to `count`.
    package let firstAnswers: [Interval: Int]

    /// First answers that were intervals without a spoke.
    package let outsideFirstAnswers: Int

    /// First answers that were not noted or could not be read.
    package let unknownFirstAnswers: Int

    /// The mean in milliseconds over records with a time.
    package let timeTookAverage: Double?

    /// In milliseconds, over records with a time that were right at the first answer.
    package let timeTookMedian: Double?

    /// Of all first answers that named this interval, whatever was asked, the share that was right.
    package let precision: Double?

    /// Nil without records, never 0.
    package var correctRate: Double? { count == 0 ? nil : Double(correctCount) / Double(count) }

    /// The 95 % interval of the rate.
    package var rateInterval: ClosedRange<Double>? {
        WilsonInterval.bounds(correctCount: correctCount, count: count)
    }

    /// What it is taken for at the first answer, the most frequent first; among equals the smaller interval.
    package var confusions: [Confusion] {
        firstAnswers.filter { $0.key != interval }
            .map { Confusion(asked: interval, heard: $0.key, count: $0.value) }.sorted()
    }
}
