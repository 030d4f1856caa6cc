/// One of the twelve intervals that have a spoke; the raw value is its size in semitones.
package enum Interval: Int32, CaseIterable, Sendable {
    case m2 = 1
    case M2, m3, M3, P4, TT, P5, m6, M6, m7, M7, P8

    /// The interval of a size in semitones, nil outside the wheel.
    package init?(semitones: Int) {
        guard let rawValue = Int32(exactly: semitones) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The interval of a short name, in which case counts; nil for any other word.
    package init?(abbreviation: String) {
        guard let match = Self.allCases.first(where: { $0.abbreviation == abbreviation }) else { return nil }
        self = match
    }

    package var semitones: Int { Int(rawValue) }

    /// The short name, in which case counts: m2 is not M2.
    ///
    /// Written out, because a case's name through reflection takes a fifth of a millisecond the first time.
    package var abbreviation: String { Self.abbreviations[index] }

    private static let abbreviations = [
        "m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7", "P8",
    ]

    /// The place of its spoke, 0 to 11.
    package var index: Int { semitones - 1 }
}
