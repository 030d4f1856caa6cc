/// Counts by what was asked and what was answered, flat so that adding a record is one addition.
///
/// Rows and columns are semitones, 0 to 24; column 31 holds answers that are not known.
struct AnswerMatrix: Equatable, Sendable {
    /// What five bits can hold, so that no record can reach past the end.
    static let side = 32

    private(set) var counts = [Int](repeating: 0, count: side * side)

    mutating func add(asked: UInt8, answered: UInt8) {
        counts[Int(asked & 31) << 5 | Int(answered & 31)] += 1
    }

    static func += (left: inout AnswerMatrix, right: AnswerMatrix) { left.counts.add(right.counts) }

    subscript(asked: Int, answered: Int) -> Int { counts[asked << 5 | answered] }

    /// How often each interval was answered where one was asked; those never answered are left out.
    func answers(asked: Interval) -> [Interval: Int] {
        var answers: [Interval: Int] = [:]
        for answer in Interval.allCases {
            let times = self[asked.semitones, answer.semitones]
            if times > 0 { answers[answer] = times }
        }
        return answers
    }

    /// How often intervals without a spoke were answered where one was asked.
    func outsideAnswers(asked: Interval) -> Int {
        self[asked.semitones, 0] + (13...24).reduce(0) { $0 + self[asked.semitones, $1] }
    }

    func unknownAnswers(asked: Interval) -> Int { self[asked.semitones, Int(TriedAnswers.unreadable)] }

    /// Of all answers that named an interval, the share that was right; nil where it was never named.
    func precision(of interval: Interval) -> Double? {
        let named = (0..<Self.side).reduce(0) { $0 + self[$1, interval.semitones] }
        return named == 0 ? nil : Double(self[interval.semitones, interval.semitones]) / Double(named)
    }
}

extension [Int] {
    /// Adds an array of the same length, place by place; plainly, to be quick in debug builds too.
    mutating func add(_ other: [Int]) {
        withUnsafeMutableBufferPointer { sums in
            other.withUnsafeBufferPointer { others in
                var place = 0
                while place < sums.count {
                    sums[place] += others[place]
                    place += 1
                }
            }
        }
    }
}
