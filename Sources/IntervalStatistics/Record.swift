/// One answered question, in 32 bytes.
package struct Record: Hashable, Sendable {
    /// Stands for a record that does not say when it was made.
    package static let unknownInstant = Int64.min

    /// Milliseconds since 1970-01-01T00:00Z, or `unknownInstant`.
    package var instant: Int64

    package var triedAnswers: TriedAnswers

    /// Whole milliseconds from the start of the second note to the first answer; 0 is unknown.
    package var timeTook: UInt32

    /// Minutes east of Greenwich where and when the record was made.
    package var offset: Int16

    /// Asked size (5 bits), right (1), direction (2: 3 is unknown), choices (8: 0 is unknown).
    private var packed: UInt16

    /// `correctAnswer` is what was asked, in semitones, 0 to 24; `choices` is how many answers were on
    /// offer, 0 where unknown.
    package init(
        correctAnswer: UInt8, triedAnswers: TriedAnswers = [], isCorrect: Bool, timeTook: UInt32 = 0,
        direction: Direction? = nil, choices: UInt8 = 0, instant: Int64 = unknownInstant, offset: Int16 = 0
    ) {
        self.instant = instant
        self.triedAnswers = triedAnswers
        self.timeTook = timeTook
        self.offset = offset
        packed = UInt16(correctAnswer & 31)
        packed |= isCorrect ? 32 : 0
        packed |= UInt16(direction?.rawValue ?? 3) << 6
        packed |= UInt16(choices) << 8
    }

    /// What was asked, in semitones, 0 to 24.
    package var correctAnswer: UInt8 { UInt8(packed & 31) }

    /// What was asked, where it has a spoke.
    package var interval: Interval? { Interval(rawValue: Int32(correctAnswer)) }

    /// The first answer was right.
    package var isCorrect: Bool { packed & 32 != 0 }

    package var direction: Direction? { Direction(rawValue: UInt8(packed >> 6 & 3)) }

    /// How many answers were on offer, 0 where unknown.
    package var choices: UInt8 { UInt8(packed >> 8) }

    /// The local day on which the record was made, by its own offset.
    package var day: Day? {
        instant == Self.unknownInstant ? nil : Day(instant: instant, offset: offset)
    }

    /// What was answered first, in semitones or `TriedAnswers.unreadable` where that is not known.
    ///
    /// Without noted tries a right answer can only have been the asked interval.
    package var firstAnswer: UInt8 {
        triedAnswers.first ?? (isCorrect ? correctAnswer : TriedAnswers.unreadable)
    }
}
