/// Which column is which member of a record: by what a person said, by our own names, by other words for them.
struct ColumnChoice {
    /// The column of each member that has one.
    private(set) var columns: [RecordField: Int] = [:]

    /// Where else a member stands, in rows whose column has no value; objects need not all have the same members.
    private(set) var others: [RecordField: [Int]] = [:]

    /// Members whose columns have our own names, or names that a person mapped.
    private(set) var named: Set<RecordField> = []

    /// The column with the times of day, where that of the dates has only days.
    private(set) var clock: Int?

    /// Columns that could have been taken instead, by the member.
    private(set) var rivals: [RecordField: [Int]] = [:]

    /// Columns that say again what one that was taken says.
    private(set) var repeats: Set<Int> = []

    /// Columns whose name another has, too: the first counts.
    let doubles: [Int]

    private let names: [ColumnName]

    /// The order in which columns are given to members: those that more words mean come later.
    private static let order: [RecordField] = [
        .correctAnswer, .triedAnswers, .isCorrect, .date, .timeTook, .direction, .root, .choices, .replays,
    ]

    /// Those without which other columns of their names would be no use.
    private static let essential: [RecordField] = [
        .correctAnswer, .triedAnswers, .isCorrect, .date, .timeTook,
    ]

    /// - Parameters:
    ///   - rows: are looked at from the first on.
    ///   - named: where each member stands under a mapped name or our own.
    init<Rows: ForeignRows>(_ rows: Rows, named: [RecordField: [Int]]) {
        columns = named.compactMapValues(\.first)
        if rows.areUneven { others = named.mapValues { Array($0.dropFirst()) } }
        self.named = Set(named.keys)
        names = rows.columns.map { ColumnName($0) }
        doubles = Self.doubles(rows.columns)
        let free = Self.candidates(names).subtracting(doubles)
        let sample = ColumnSample(of: rows, columns: free.union(columns.values).sorted())
        for field in Self.order {
            if columns[field] == nil { columns[field] = candidates(for: field, in: sample).first }
            if field == .date { takeClock(in: sample) }
        }
        for field in Self.essential where columns[field] == nil {
            columns[field] = onlyByName(field, in: sample)
        }
        findRivals(in: sample)
    }

    /// Columns that no member has.
    var unused: [Int] {
        names.indices.filter { !isTaken($0) && !repeats.contains($0) && !doubles.contains($0) }
    }

    private func isTaken(_ column: Int) -> Bool {
        columns.values.contains(column) || clock == column || others.values.contains { $0.contains(column) }
    }

    private static func doubles(_ names: [String]) -> [Int] {
        var met: Set<String> = []
        return names.indices.filter { place in
            let name = names[place].trimmingBlanks.lowercased()
            return !name.isEmpty && !met.insert(name).inserted
        }
    }

    private static func candidates(_ names: [ColumnName]) -> Set<Int> {
        Set(
            names.indices.filter { place in
                FieldSynonyms.clockNames.contains(names[place].key)
                    || order.contains { FieldSynonyms.rank(of: names[place], for: $0) != nil }
            })
    }

    /// Free columns whose names mean a member, the surest first.
    private func byName(_ field: RecordField, in sample: ColumnSample) -> [Int] {
        let ranked = sample.values.keys.filter { !isTaken($0) }.compactMap { column in
            FieldSynonyms.rank(of: names[column], for: field).map { (rank: $0, column: column) }
        }
        return ranked.sorted { $0 < $1 }.map(\.column)
    }

    private func candidates(for field: RecordField, in sample: ColumnSample) -> [Int] {
        byName(field, in: sample).filter { column in
            guard sample.isFit(column, for: field) else { return false }
            let isVerdict =
                FieldSynonyms.rank(of: names[column], for: .isCorrect) != nil && sample.isTruth(column)
            return field != .correctAnswer || !isVerdict
        }
    }

    /// A column that can mean nothing else, whatever it holds: its rows then say what is wrong with them.
    private func onlyByName(_ field: RecordField, in sample: ColumnSample) -> Int? {
        byName(field, in: sample).first { column in
            Self.order.allSatisfy { $0 == field || FieldSynonyms.rank(of: names[column], for: $0) == nil }
        }
    }

    private mutating func takeClock(in sample: ColumnSample) {
        guard let date = columns[.date],
            sample.present(date).allSatisfy({ ($0.text.flatMap { DateText($0) })?.clock == nil })
        else { return }
        clock = sample.values.keys.sorted().first { column in
            !isTaken(column) && FieldSynonyms.clockNames.contains(names[column].key)
                && Self.areClocks(sample.present(column))
        }
    }

    /// Times of the day, and no times that answers took: nobody thinks for hours, and nobody trains only at night.
    private static func areClocks(_ values: [JSONValue]) -> Bool {
        let clocks = values.compactMap { FieldFit.clock($0) }
        let isExact = values.contains { $0.text?.contains(where: { ".,".contains($0) }) == true }
        return !clocks.isEmpty && clocks.count * 2 >= values.count && !isExact
            && clocks.contains { $0 >= 6 * 3_600_000 }
    }

    private mutating func findRivals(in sample: ColumnSample) {
        for (field, taken) in columns {
            for column in candidates(for: field, in: sample) {
                if sample.areEqual(taken, column, as: field) {
                    repeats.insert(column)
                } else if !named.contains(field) {
                    rivals[field, default: []].append(column)
                }
            }
        }
    }
}
