/// The first values of each column whose name may mean something, row by row.
struct ColumnSample {
    /// Nil where a row has none.
    private(set) var values: [Int: [JSONValue?]] = [:]

    /// So many rows are looked at.
    static let size = 1000

    /// What a column mostly holds: so many of its values are.
    private static let share = 0.5

    init<Rows: ForeignRows>(of rows: Rows, columns: [Int]) {
        for column in columns { values[column] = [] }
        var count = 0
        rows.visit { row in
            if row.fault == nil {
                for column in columns { values[column]?.append(row[column]) }
                count += 1
            }
            return count < Self.size
        }
    }

    func present(_ column: Int) -> [JSONValue] { (values[column] ?? []).compactMap { $0?.known } }

    /// Tells whether a column mostly holds what a member can be; an empty one does not.
    func isFit(_ column: Int, for field: RecordField) -> Bool {
        let present = present(column)
        let fitting = present.filter { FieldFit.isFit($0, for: field) }
        return !present.isEmpty && Double(fitting.count) >= Double(present.count) * Self.share
    }

    /// Tells whether a column holds nothing but right and wrong.
    func isTruth(_ column: Int) -> Bool {
        let present = present(column)
        return !present.isEmpty && present.allSatisfy { Truth.read($0) != nil }
    }

    /// Tells whether two columns say the same in all rows, in other words perhaps.
    func areEqual(_ one: Int, _ other: Int, as field: RecordField) -> Bool {
        let pairs = zip(values[one] ?? [], values[other] ?? [])
        return pairs.allSatisfy { FieldFit.meaning($0, as: field) == FieldFit.meaning($1, as: field) }
    }
}
