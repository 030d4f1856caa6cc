/// One interval taken for another at the first answer.
package struct Confusion: Hashable, Sendable {
    package let asked: Interval
    package let heard: Interval
    package let count: Int
}

extension Confusion: Comparable {
    /// The more frequent one comes first; among equals the smaller intervals.
    package static func < (left: Confusion, right: Confusion) -> Bool {
        (-left.count, left.asked.rawValue, left.heard.rawValue) < (
            -right.count, right.asked.rawValue, right.heard.rawValue
        )
    }
}

extension Statistics {
    /// How often each interval (rows) was answered by each (columns) at first, in the order of their sizes.
    package var firstAnswerMatrix: [[Int]] {
        intervals.map { figures in Interval.allCases.map { figures.firstAnswers[$0] ?? 0 } }
    }

    /// The confusions that happened most, the most frequent first; among equals the smaller intervals first.
    package func confusions(atMost limit: Int) -> [Confusion] {
        Array(intervals.flatMap(\.confusions).sorted().prefix(limit))
    }
}
