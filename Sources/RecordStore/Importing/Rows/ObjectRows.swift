/// JSON objects as rows; members within members become columns with dots in their names.
struct ObjectRows: ForeignRows {
    let columns: [String]
    let unit: String
    let areUneven = true

    /// Each with its place; what is no object is kept, to be refused.
    let elements: [(place: Int, value: JSONValue)]

    private let paths: [[Substring]]

    /// Columns of objects are in the order of their names: JSON gives members none.
    init(_ elements: [(place: Int, value: JSONValue)], unit: String) {
        self.elements = elements
        self.unit = unit
        var names: Set<String> = []
        for element in elements { Self.collect(element.value, "", into: &names) }
        columns = names.sorted()
        paths = columns.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    }

    var isEmpty: Bool { !elements.contains { if case .object = $0.value { true } else { false } } }

    private static func collect(_ value: JSONValue, _ path: String, into names: inout Set<String>) {
        guard case .object(let members) = value else { return }
        for (name, member) in members {
            let path = path.isEmpty ? name : "\(path).\(name)"
            if case .object(let inner) = member, !inner.isEmpty {
                collect(member, path, into: &names)
            } else {
                names.insert(path)
            }
        }
    }

    struct Row: ForeignRow {
        let place: Int
        let share: Double
        fileprivate let value: JSONValue
        fileprivate let rows: ObjectRows

        var fault: String? { if case .object = value { nil } else { "this is no JSON object" } }

        var surplus: Int { 0 }

        subscript(column: Int) -> JSONValue? {
            value.member(rows.columns[column], rows.paths[column])?.present
        }

        func hasValue(_ column: Int) -> Bool { self[column] != nil }
    }

    func visit(_ take: (Row) -> Bool) {
        for (index, element) in elements.enumerated() {
            let share = Double(index + 1) / Double(elements.count)
            guard take(Row(place: element.place, share: share, value: element.value, rows: self)) else {
                return
            }
        }
    }
}

extension JSONValue {
    /// The member at a dotted path; a member whose own name has dots comes first.
    subscript(path path: String) -> JSONValue? {
        member(path, path.split(separator: ".", omittingEmptySubsequences: false))
    }

    fileprivate func member(_ name: String, _ path: [Substring]) -> JSONValue? {
        if let member = self[name] { return member }
        guard path.count > 1 else { return nil }
        for count in 1..<path.count {
            let rest = path.dropFirst(count)
            if case .object? = self[path.prefix(count).joined(separator: ".")],
                let member = self[path.prefix(count).joined(separator: ".")]?.member(
                    rest.joined(separator: "."), Array(rest))
            {
                return member
            }
        }
        return nil
    }
}
