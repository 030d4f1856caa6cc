/// One place of the store that could not be used, or not in full.
package struct Fault: Hashable, Sendable {
    package let file: String

    /// From 1; nil where the whole file is meant.
    package let line: Int?

    /// From 1, in bytes: the value at fault, or where the JSON breaks.
    package let column: Int?

    package let kind: FaultKind
    package let field: RecordField?

    package init(
        file: String, line: Int? = nil, column: Int? = nil, kind: FaultKind, field: RecordField? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.field = field
    }

    /// What is wrong, in words for people, without a full stop.
    package var reason: String { sentences.reason }

    /// What a person can do about it.
    package var remedy: String { sentences.remedy }
}
