/// The line of a record as a tree, which stands below what is made of it.
struct LineTree {
    let line: RecordLine

    /// Stands before what holds others.
    let opened: String

    var lines: [String] {
        guard let file = line.file else { return ["  - line: not in the store any more"] }
        return lines(line.value, name: "line in \(file)", depth: 1)
    }

    private func lines(_ value: RecordLine.Value, name: String?, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let label = name.map { $0 + ": " } ?? ""
        switch value {
        case .token(let text): return ["\(indent)- \(label)\(text)"]
        case .list(let values):
            return ["\(indent)\(opened) \(label)\(Self.counted(values.count, "element"))"]
                + values.flatMap { lines($0, name: nil, depth: depth + 1) }
        case .object(let members):
            return ["\(indent)\(opened) \(label)\(Self.counted(members.count, "member"))"]
                + members.flatMap { lines($0.value, name: $0.name, depth: depth + 1) }
        }
    }

    private static func counted(_ count: Int, _ word: String) -> String {
        "\(count) \(word)\(count == 1 ? "" : "s")"
    }
}
