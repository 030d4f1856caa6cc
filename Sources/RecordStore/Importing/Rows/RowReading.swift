/// Reads rows under named columns: first which column is what, then how a whole column is written, then the rows.
struct RowReading<Rows: ForeignRows> {
    private let rows: Rows
    private var records: ForeignRecords
    private let choice: ColumnChoice
    private let conventions: ColumnConventions
    private var collector: ImportCollector
    private var losses: ColumnLosses

    /// Nil where no column holds questions.
    /// - Throws: where nothing tells the day from the month.
    static func read(
        _ rows: Rows, as format: ImportFormat, _ records: ForeignRecords, source: String
    ) throws(ImportError) -> ImportCollector? {
        let choice = ColumnChoice(rows, named: records.names.columns(in: rows.columns))
        guard choice.columns[.correctAnswer] != nil else { return nil }
        let conventions = try ColumnConventions(of: rows, choice, records, source: source)
        var reading = RowReading(rows, format, records, choice, conventions)
        reading.readAll()
        return reading.collector
    }

    private init(
        _ rows: Rows, _ format: ImportFormat, _ records: ForeignRecords, _ choice: ColumnChoice,
        _ conventions: ColumnConventions
    ) {
        self.rows = rows
        self.records = records
        self.choice = choice
        self.conventions = conventions
        self.records.named = Self.formerlyKnown(choice)
        collector = ImportCollector(format, unit: rows.unit)
        losses = ColumnLosses(choice)
    }

    /// The members that an earlier Earwheel would have found, where it would have found a record but not all of this.
    private static func formerlyKnown(_ choice: ColumnChoice) -> Set<RecordField>? {
        let isRecord =
            choice.named.contains(.correctAnswer)
            && !choice.named.isDisjoint(with: [.isCorrect, .triedAnswers])
        return isRecord && (choice.named.count < choice.columns.count || choice.clock != nil)
            ? choice.named : nil
    }

    private mutating func readAll() {
        let records = records
        let dates = conventions.dates
        let before = conventions.passShare
        let others = choice.others.filter { !$0.value.isEmpty }
        // A table by number: looking a column up is done ten times a row.
        let places = RecordField.allCases.map { choice.columns[$0] ?? -1 }
        rows.visit { row in
            records.progress?(before + row.share * (1 - before))
            if let fault = row.fault {
                collector.count()
                collector.refuse(row.place, fault)
                return true
            }
            losses.note(row)
            let value = { (field: RecordField) -> JSONValue? in
                let place = places[field.number]
                if place >= 0, let value = row[place] { return value }
                return others.isEmpty ? nil : others[field]?.lazy.compactMap { row[$0] }.first
            }
            var fields = ForeignFields(value: value, dates: dates, times: conventions.times)
            fields.clock = choice.clock.flatMap { row[$0] }.flatMap { FieldFit.clock($0) }
            records.add(fields, in: collector.format, place: row.place, to: &collector)
            return true
        }
        let report = ColumnReport(
            names: rows.columns, choice: choice, conventions: conventions, losses: losses,
            mapped: records.names.theirs)
        for remark in report.remarks { collector.remark(remark) }
        collector.understanding.columns = report.columns
    }
}

extension RecordField {
    /// Its place among all members.
    fileprivate var number: Int {
        switch self {
        case .v: 0
        case .id: 1
        case .date: 2
        case .correctAnswer: 3
        case .triedAnswers: 4
        case .isCorrect: 5
        case .timeTook: 6
        case .direction: 7
        case .root: 8
        case .choices: 9
        case .replays: 10
        }
    }
}
