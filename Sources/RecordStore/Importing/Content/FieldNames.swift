/// Finds the members of a record under the names that a source gives them.
struct FieldNames {
    /// Their names, each with ours.
    private let theirs: [RecordField: [String]]

    /// - Throws: `unknownField` where the map names a member that records do not have.
    init(_ map: [String: String], source: String) throws(ImportError) {
        var theirs: [RecordField: [String]] = [:]
        for (their, our) in map.sorted(by: { $0.key < $1.key }) {
            guard let field = RecordField.mappable.first(where: { $0.rawValue == our }) else {
                throw ImportError(source: source, kind: .unknownField("\(their)=\(our)"))
            }
            theirs[field, default: []].append(their)
        }
        self.theirs = theirs
    }

    /// The names to look for in this order: mapped ones, then our own.
    func names(of field: RecordField) -> [String] { theirs[field, default: []] + [field.rawValue] }
}
