/// Finds the members of a record under the names that a source gives them.
struct FieldNames {
    /// What to look for: mapped names in their order, then our own.
    private let names: [RecordField: [String]]

    /// The names that a person mapped.
    let theirs: [String]

    /// - Throws: `unknownField` where the map names a member that records do not have.
    init(_ map: [String: String], source: String) throws(ImportError) {
        var theirs: [RecordField: [String]] = [:]
        for (their, our) in map.sorted(by: { $0.key < $1.key }) {
            guard let field = RecordField.mappable.first(where: { $0.rawValue == our }) else {
                throw ImportError(source: source, kind: .unknownField("\(their)=\(our)"))
            }
            theirs[field, default: []].append(their)
        }
        self.theirs = map.keys.sorted()
        let all = RecordField.allCases.map { ($0, theirs[$0, default: []] + [$0.rawValue]) }
        names = Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    subscript(field: RecordField) -> [String] { names[field] ?? [] }

    /// Where each member stands under mapped names and our own, in this order: case is of no account, and the first
    /// of equal names counts.
    func columns(in names: [String]) -> [RecordField: [Int]] {
        let header = names.map { $0.trimmingBlanks.lowercased() }
        let found = RecordField.mappable.map { field in
            (field, self[field].compactMap { header.firstIndex(of: $0.lowercased()) })
        }
        return Dictionary(found.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
    }
}
