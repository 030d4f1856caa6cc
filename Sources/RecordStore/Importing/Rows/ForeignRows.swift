/// Rows under named columns, however they were written.
protocol ForeignRows {
    associatedtype Row: ForeignRow

    /// The names of the columns in their order, as they were written.
    var columns: [String] { get }

    /// What a row is called where it stands: `line`, `row`.
    var unit: String { get }

    /// A row may lack columns that others have.
    var areUneven: Bool { get }

    /// Goes through the rows from the first on, until `take` returns false.
    func visit(_ take: (Row) -> Bool)
}

/// One row of a source.
protocol ForeignRow {
    /// From 1.
    var place: Int { get }

    /// Why it cannot be read at all.
    var fault: String? { get }

    /// How much of the source was read with it, from 0 to 1.
    var share: Double { get }

    /// How many cells there are beyond the last column and are not empty.
    var surplus: Int { get }

    /// Nil where there is no value: null or nothing but blanks.
    subscript(column: Int) -> JSONValue? { get }

    /// Tells whether there is a value, without reading it.
    func hasValue(_ column: Int) -> Bool
}

extension JSONValue {
    /// The value unless it is null or an empty text, which cells without content are.
    var present: JSONValue? {
        switch self {
        case .null: nil
        case .text(let text): (text.utf8.first ?? 32) > 32 || !text.trimmingBlanks.isEmpty ? self : nil
        default: self
        }
    }

    /// The value unless it is absent or a word that statistics programs write where there is none.
    var known: JSONValue? {
        guard let value = present else { return nil }
        guard let text = value.text, text.utf8.count <= 5 else { return value }
        return Self.absences.contains(text.trimmingBlanks.lowercased()) ? nil : value
    }

    private static let absences: Set<String> = [
        "na", "n/a", "#n/a", "nan", "null", "none", "nil", "-", "–", "—",
    ]
}
