import Drawing
import IntervalStatistics

/// First answers that name none of the twelve, in words, so that none goes uncounted.
struct UnplacedAnswers {
    private let notNoted: Int
    private let outside: Int

    init(_ intervals: [StatisticInterval]) {
        notNoted = intervals.reduce(0) { $0 + $1.unknownFirstAnswers }
        outside = intervals.reduce(0) { $0 + $1.outsideFirstAnswers }
    }

    /// One piece a kind; none where every answer has its place.
    var pieces: [String] {
        [(notNoted, "not noted"), (outside, "outside the wheel")].filter { $0.0 > 0 }
            .map { "\(Figures.grouped($0.0)) \($0.1)" }
    }

    /// The pieces with a title before them; none where there is nothing to say.
    var titled: [String] { pieces.isEmpty ? [] : [Self.title] + Pieces.listed(pieces) }

    static let title = "First answers:"
}
