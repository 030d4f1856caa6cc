/// A value as a tree, made by reflection: `▿ Type`, and below it what it holds.
struct Dump {
    /// Stands before what holds others.
    var opened: String

    /// - Parameters:
    ///   - value: what is told with all that it holds.
    ///   - name: stands for its type.
    /// - Returns: the type first, what it holds below.
    func lines(_ value: Any, as name: String? = nil) -> [String] {
        let mirror = Mirror(reflecting: value)
        return ["\(opened) \(name ?? "\(mirror.subjectType)")"] + children(mirror, depth: 1)
    }

    private func children(_ mirror: Mirror, depth: Int) -> [String] {
        mirror.children.flatMap { lines($0.value, label: $0.label, depth: depth) }
    }

    private func lines(_ value: Any, label: String?, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let name = label.map { $0 + ": " } ?? ""
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let some = mirror.children.first else { return ["\(indent)- \(name)nil"] }
            return lines(some.value, label: label, depth: depth)
        case .collection, .set, .dictionary:
            let count = mirror.children.count
            let title = "\(indent)\(opened) \(name)\(count) element\(count == 1 ? "" : "s")"
            return [title] + children(mirror, depth: depth + 1)
        case .struct, .class, .tuple:
            return ["\(indent)\(opened) \(name)\(mirror.subjectType)"] + children(mirror, depth: depth + 1)
        default: return ["\(indent)- \(name)\(value)"]
        }
    }
}
