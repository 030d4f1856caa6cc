/// Finds the members of a record under the names that a source gives them.
struct FieldNames {
    /// What to look for: mapped names in their order, then our own.
    private let names: [RecordField: [String]]

    /// - Throws: `unknownField` where the map names a member that records do not have.
    init(_ map: [String: String], source: String) throws(ImportError) {
        var theirs: [RecordField: [String]] = [:]
        for (their, our) in map.sorted(by: { $0.key < $1.key }) {
            guard let field = RecordField.mappable.first(where: { $0.rawValue == our }) else {
                throw ImportError(source: source, kind: .unknownField("\(their)=\(our)"))
            }
            theirs[field, default: []].append(their)
        }
        let all = RecordField.allCases.map { ($0, theirs[$0, default: []] + [$0.rawValue]) }
        names = Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    subscript(field: RecordField) -> [String] { names[field] ?? [] }
}
