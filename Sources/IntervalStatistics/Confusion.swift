/// One interval taken for another at the first answer.
package struct Confusion: Hashable, Sendable {
    package let asked: Interval
    package let heard: Interval
    package let count: Int
}

extension Statistics {
    /// How often each interval (rows) was answered by each (columns) at first, in the order of their sizes.
    package var firstAnswerMatrix: [[Int]] {
        intervals.map { figures in Interval.allCases.map { figures.firstAnswers[$0] ?? 0 } }
    }

    /// The confusions that happened most, the most frequent first; among equals the smaller intervals first.
    package func confusions(atMost limit: Int) -> [Confusion] {
        let all = intervals.flatMap { figures in
            figures.firstAnswers.filter { $0.key != figures.interval }
                .map { Confusion(asked: figures.interval, heard: $0.key, count: $0.value) }
        }
        let sorted = all.sorted {
            (-$0.count, $0.asked.rawValue, $0.heard.rawValue) < (
                -$1.count, $1.asked.rawValue, $1.heard.rawValue
            )
        }
        return Array(sorted.prefix(limit))
    }
}
