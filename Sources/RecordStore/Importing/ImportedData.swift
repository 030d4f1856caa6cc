/// What foreign data became; nothing has been written yet.
package struct ImportedData: Sendable {
    package let format: ImportFormat

    /// By growing id, each id once. The same data always gives the same lines.
    package let lines: [StoreLine]

    /// How many lines, rows or answers were looked at. A row of GNU Solfege can become several lines.
    package let rowCount: Int

    /// How many rows said again what another row with their id says.
    package let repeatedCount: Int

    /// Rows that became no line.
    package let refusals: [Refusal]

    /// What else people should know, whole sentences without a full stop.
    package var remarks: [String]

    /// By the id of a record the one that an earlier Earwheel gave to it, which understood less of it; only where that
    /// is another.
    package let formerIDs: [RecordID: RecordID]

    package var understanding: Understanding
}

/// A row that was left out.
package struct Refusal: Equatable, Sendable {
    /// As `line 7` or `row 3`, without the name of the source.
    package let place: String

    /// Without a full stop.
    package let reason: String

    package init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }
}
