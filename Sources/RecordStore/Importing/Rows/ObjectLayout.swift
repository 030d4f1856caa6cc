/// Other ways in which programs lay answers out in objects.
enum ObjectLayout {
    /// The rows of each way that fits, with what it is called.
    static func others(of rows: ObjectRows) -> [(name: String, rows: ObjectRows)] {
        [("a list within each object", inner(rows)), ("a list for each column", transposed(rows))].compactMap
        { name, values in
            guard let values, !values.isEmpty else { return nil }
            return (name, ObjectRows(values.enumerated().map { ($0 + 1, $1) }, unit: "answer"))
        }
    }

    /// The objects of the one list that objects hold, as of sessions, each with what stands beside that list.
    private static func inner(_ rows: ObjectRows) -> [JSONValue]? {
        let outer = rows.elements.compactMap { element in
            if case .object(let members) = element.value { members } else { nil }
        }
        let names = Set(outer.flatMap { $0.filter { isListOfObjects($0.value) }.keys })
        guard names.count == 1, let name = names.first else { return nil }
        return outer.flatMap { members in
            var shared = members
            let list = shared.removeValue(forKey: name)?.list ?? []
            return list.map { element in
                guard case .object(let own) = element else { return element }
                return .object(own.merging(shared) { mine, _ in mine })
            }
        }
    }

    private static func isListOfObjects(_ value: JSONValue) -> Bool {
        value.list?.contains { if case .object = $0 { true } else { false } } ?? false
    }

    /// The rows of one object whose members are columns: lists of one length, or objects with the numbers of the rows.
    private static func transposed(_ rows: ObjectRows) -> [JSONValue]? {
        guard rows.elements.count == 1, case .object(let members)? = rows.elements.first?.value else {
            return nil
        }
        let columns = members.compactMapValues { column($0) }
        guard columns.count > 1, let count = columns.values.first?.count,
            columns.values.allSatisfy({ $0.count == count })
        else { return nil }
        return (0..<count).map { row in .object(columns.mapValues { $0[row] }) }
    }

    private static func column(_ value: JSONValue) -> [JSONValue]? {
        if let list = value.list { return list }
        guard case .object(let members) = value else { return nil }
        let numbered = members.compactMap { name, value in Int(name).map { ($0, value) } }
        return numbered.count == members.count ? numbered.sorted { $0.0 < $1.0 }.map(\.1) : nil
    }
}
