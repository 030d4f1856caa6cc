import IntervalStatistics

/// Gathers what an importer finds, and puts it in order.
struct ImportCollector {
    var format: ImportFormat

    /// What a row is called where it stands: `line`, `row`.
    let unit: String

    private(set) var rowCount = 0
    private(set) var refusals: [Refusal] = []
    private var remarks: [String] = []
    private var lines: [StoreLine] = []

    /// The number of each line's row.
    private var places: [Int] = []

    /// For records without an id.
    var ids = DerivedIDs()

    /// Numbers equal records by what an earlier Earwheel understood of them.
    private var formerly = DerivedIDs()

    /// The ids that an earlier Earwheel gave to records of which it understood less.
    private var formerIDs: [RecordID: RecordID] = [:]

    /// How the source was understood.
    var understanding = Understanding()

    /// What spoiled only itself: how often, and where first.
    private var reservations: [(reason: String, first: String, count: Int)] = []

    init(_ format: ImportFormat, unit: String) {
        self.format = format
        self.unit = unit
    }

    var isEmpty: Bool { lines.isEmpty }

    /// Counts rows that are looked at.
    mutating func count(rows: Int = 1) { rowCount += rows }

    mutating func add(_ line: StoreLine, place: Int) {
        if understanding.examples.count < Understanding.exampleCount { understanding.examples.append(line) }
        lines.append(line)
        places.append(place)
    }

    mutating func add(_ entry: RecordEntry, place: Int) { add(StoreLine(entry), place: place) }

    mutating func refuse(_ place: Int, _ reason: String) { refuse("\(unit) \(place)", reason) }

    mutating func refuse(_ place: String, _ reason: String) {
        refusals.append(Refusal(place: place, reason: reason))
    }

    mutating func remark(_ sentence: String) { remarks.append(sentence) }

    /// Says what was passed over, unless it is nothing.
    /// - Parameters:
    ///   - count: how many.
    ///   - noun: what they are, one of them.
    ///   - kind: which of those, behind the noun.
    mutating func leaveOut(_ count: Int, _ noun: String, _ kind: String) {
        if count > 0 { remark("left out: \(count) \(noun)\(count == 1 ? "" : "s") \(kind)") }
    }

    mutating func reserve(_ place: Int, _ reason: String) { reserve("\(unit) \(place)", reason) }

    /// Notes what spoils only itself, in a row that is used.
    mutating func reserve(_ place: String, _ reason: String) {
        if let known = reservations.firstIndex(where: { $0.reason == reason }) {
            reservations[known].count += 1
        } else {
            reservations.append((reason, place, 1))
        }
    }

    /// Makes the id of a record that can only be told by what it says; equal ones are numbered.
    mutating func id(of identity: String, order: Int64) -> RecordID {
        let bytes = Array(identity.utf8)
        return bytes.withUnsafeBytes { ids.id(of: $0, in: format, order: order) }
    }

    /// Notes the id that a record had when less of it was understood.
    mutating func noteFormer(of id: RecordID, identity: [UInt8], in format: ImportFormat, order: Int64) {
        formerIDs[id] = formerly.id(of: identity, in: format, order: order)
    }

    /// Sorts the lines, and keeps the first of each id.
    consuming func finish() -> ImportedData {
        let (kept, repeated) = sortedLines()
        let noted = reservations.map { reason, first, count in
            "\(first)\(count > 1 ? " and \(count - 1) more" : ""): \(reason)"
        }
        return ImportedData(
            format: format, lines: kept, rowCount: rowCount, repeatedCount: repeated, refusals: refusals,
            remarks: remarks + noted, formerIDs: formerIDs, understanding: understanding)
    }

    private mutating func sortedLines() -> (kept: [StoreLine], repeated: Int) {
        if zip(lines, lines.dropFirst()).allSatisfy({ $0.id < $1.id }) { return (lines, 0) }
        let ids = lines.map(\.id)
        // The place breaks ties: the first of equal ids is the one that came first.
        let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
        var kept: [StoreLine] = []
        kept.reserveCapacity(lines.count)
        var repeated = 0
        for index in order {
            guard let last = kept.last, last.id == lines[index].id else {
                kept.append(lines[index])
                continue
            }
            if last.text == lines[index].text {
                repeated += 1
            } else {
                refuse(places[index], "an earlier record has the same id and other content")
            }
        }
        return (kept, repeated)
    }
}
