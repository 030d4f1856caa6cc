/// What of a source's rows becomes no part of a record: how often.
struct ColumnLosses {
    /// Values in columns that no member has, by the column.
    private(set) var unused: [Int]
    private(set) var counts: [Int]

    /// Rows with cells beyond the header.
    private(set) var surplusCount = 0

    init(_ choice: ColumnChoice) {
        unused = (choice.unused + choice.doubles).sorted()
        counts = Array(repeating: 0, count: unused.count)
    }

    mutating func note(_ row: some ForeignRow) {
        for (place, column) in unused.enumerated() where row.hasValue(column) { counts[place] += 1 }
        if row.surplus > 0 { surplusCount += 1 }
    }

    /// How many rows have a value in a column that is not used.
    func count(in column: Int) -> Int { unused.firstIndex(of: column).map { counts[$0] } ?? 0 }
}
