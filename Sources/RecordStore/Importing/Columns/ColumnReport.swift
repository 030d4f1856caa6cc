/// What the columns of a source became, in words.
struct ColumnReport {
    let names: [String]
    let choice: ColumnChoice
    let conventions: ColumnConventions
    let losses: ColumnLosses

    /// Names that a person mapped.
    let mapped: [String]

    /// Each column with what it became.
    var columns: [Understanding.Column] {
        names.indices.map { Understanding.Column(name($0), meaning($0)) }
    }

    var remarks: [String] {
        ([taken] + rivals + [order, unit] + missing + doubles + [unused, surplus]).compactMap { $0 }
    }

    private func name(_ column: Int) -> String {
        let name = names[column].trimmingBlanks
        return name.isEmpty ? "column \(column + 1)" : String(name)
    }

    private func field(of column: Int) -> RecordField? {
        RecordField.allCases.first { choice.columns[$0] == column }
    }

    private func meaning(_ column: Int) -> String {
        if let field = field(of: column) {
            return ([field.rawValue] + details(field)).joined(separator: ", ")
        }
        if choice.clock == column { return "the time of day of date" }
        if choice.repeats.contains(column) { return "nothing: it says again what another does" }
        if choice.doubles.contains(column) { return "nothing: the first column of this name counts" }
        return "nothing"
    }

    private func details(_ field: RecordField) -> [String] {
        switch field {
        case .date: conventions.dates.order.map { [$0.words] } ?? []
        case .timeTook:
            [conventions.times.unit.rawValue]
                + (conventions.times.style == .decimalComma ? ["decimal comma"] : [])
        default: []
        }
    }

    /// Says what has other names than ours; what was mapped is known to who mapped it.
    private var taken: String? {
        let parts = RecordField.allCases.compactMap { field -> String? in
            guard let column = choice.columns[field], !choice.named.contains(field) else { return nil }
            return "\(name(column)) as \(field.rawValue)"
                + (field == .timeTook ? " in \(conventions.times.unit.rawValue)" : "")
        }
        let clock = choice.clock.map { ["\(name($0)) as its time of day"] } ?? []
        return parts.isEmpty && clock.isEmpty ? nil : "taken: " + (parts + clock).joined(separator: ", ")
    }

    private var rivals: [String] {
        RecordField.allCases.compactMap { field in
            guard let others = choice.rivals[field], let first = others.first,
                let taken = choice.columns[field]
            else {
                return nil
            }
            return
                "\(field.rawValue) could also be \(others.map(name).joined(separator: " or ")): \(name(taken)) is taken;"
                + " say otherwise with --map \(quoted(name(first)))=\(field.rawValue)"
        }
    }

    private func quoted(_ name: String) -> String { name.contains(" ") ? "'\(name)'" : name }

    private var order: String? {
        guard conventions.hasFoundOrder, let column = choice.columns[.date],
            let order = conventions.dates.order
        else {
            return nil
        }
        return "dates in \(name(column)) have the \(order.words)"
    }

    /// Says the unit where the sizes told it, or where a mapped name did.
    private var unit: String? {
        guard let column = choice.columns[.timeTook] else { return nil }
        let unit = conventions.times.unit
        if conventions.hasGuessedUnit {
            return "times in \(name(column)) are taken for \(unit.rawValue): all are below 100"
        }
        guard choice.named.contains(.timeTook), unit != .milliseconds else { return nil }
        return "times in \(name(column)) are taken for \(unit.rawValue), as its name says"
    }

    private var missing: [String] {
        let present = Set(names.map { $0.trimmingBlanks.lowercased() })
        return mapped.filter { !present.contains($0.lowercased()) }.map {
            "--map \($0): there is nothing of this name"
        }
    }

    private var doubles: [String] {
        choice.doubles.compactMap { column in
            let count = losses.count(in: column)
            return count == 0
                ? nil
                : "\(name(column)) stands twice in the header: the second is not used (\(Self.rows(count)))"
        }
    }

    private var unused: String? {
        let parts = choice.unused.filter { losses.count(in: $0) > 0 }.map { column in
            "\(name(column)) (\(Self.rows(losses.count(in: column))))"
        }
        let more = parts.count > Self.shown ? ", and \(parts.count - Self.shown) more" : ""
        return parts.isEmpty ? nil : "not used: " + parts.prefix(Self.shown).joined(separator: ", ") + more
    }

    private static let shown = 12

    private var surplus: String? {
        losses.surplusCount == 0
            ? nil : "not used: cells beyond the header (\(Self.rows(losses.surplusCount)))"
    }

    private static func rows(_ count: Int) -> String { "\(count) row\(count == 1 ? "" : "s")" }
}
