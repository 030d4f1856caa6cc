/// How the dates and times of whole columns are written.
struct ColumnConventions {
    private(set) var dates: ForeignDate
    private(set) var times = TimeConvention()

    /// The order was told by the dates themselves.
    private(set) var hasFoundOrder = false

    /// The times' unit was told by their sizes alone.
    private(set) var hasGuessedUnit = false

    /// How much of the work it was to look through the columns before the rows are read.
    private(set) var passShare = 0.0

    private static let usualShare = 0.2

    /// - Throws: where nothing tells the day from the month.
    init<Rows: ForeignRows>(
        of rows: Rows, _ choice: ColumnChoice, _ records: ForeignRecords, source: String
    ) throws(ImportError) {
        dates = records.dates
        let (date, time) = (choice.columns[.date], choice.columns[.timeTook])
        guard date != nil || time != nil else { return }
        passShare = Self.usualShare
        var (order, evidence) = (DateOrderEvidence(), TimeEvidence())
        rows.visit { row in
            records.progress?(row.share * Self.usualShare)
            guard row.fault == nil else { return true }
            if let date, let text = row[date]?.text { order.take(text) }
            if let time, let value = row[time] { evidence.take(value) }
            return true
        }
        if let date { try decide(order, column: rows.columns[date], source: source) }
        if let time { decide(evidence, rows, column: time, isOwn: Self.isOwn(rows.columns[time])) }
    }

    private static func isOwn(_ name: String) -> Bool {
        name.trimmingBlanks.lowercased() == RecordField.timeTook.rawValue.lowercased()
    }

    private mutating func decide(_ order: DateOrderEvidence, column: String, source: String)
        throws(ImportError)
    {
        guard dates.order == nil else { return }
        if order.isOpen {
            throw ImportError(
                source: source,
                kind: .undecidedDates(column: column, example: order.undecided ?? order.example))
        }
        dates.order = order.order
        hasFoundOrder = order.order != nil
    }

    private mutating func decide<Rows: ForeignRows>(
        _ evidence: TimeEvidence, _ rows: Rows, column: Int, isOwn: Bool
    ) {
        let hasComma = evidence.styles.isOpen && Self.hasDecimalComma(rows)
        (times, hasGuessedUnit) = evidence.convention(
            named: ColumnName(rows.columns[column]).unit, isOwn: isOwn, hasComma: hasComma)
    }

    /// Tells whether any number of the source has a decimal comma.
    private static func hasDecimalComma<Rows: ForeignRows>(_ rows: Rows) -> Bool {
        var evidence = NumberStyleEvidence()
        rows.visit { row in
            for column in rows.columns.indices {
                guard let text = row[column]?.text,
                    text.utf8.allSatisfy({ "0123456789,.-".utf8.contains($0) })
                else { continue }
                evidence.take(text)
            }
            return !evidence.hasDecimalComma
        }
        return evidence.hasDecimalComma
    }
}
