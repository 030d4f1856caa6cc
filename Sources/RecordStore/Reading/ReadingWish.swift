import IntervalStatistics

/// What is wanted of one pass.
struct ReadingWish: Sendable {
    /// Of the statistics; nil makes none.
    var filter: RecordFilter?

    /// Else records are gone once they are folded, which saves a store of millions a fifth of the time.
    var keepsRecords = false

    /// Counts the records of each day.
    var countsDays = false

    /// Notes all ids, by which duplicates are found.
    var keepsIDs = false

    /// Notes what tells duplicates apart.
    var keepsKeys = false

    /// Names the records whose dates are others.
    var dates: PlausibleDates?
}
