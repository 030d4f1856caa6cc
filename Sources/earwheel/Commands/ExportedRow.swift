import IntervalStatistics
import RecordStore

/// A record as it is exported.
struct ExportedRow {
    private let item: StoreExport.Item
    private let entry: RecordEntry
    private let isMoved: Bool

    /// - Parameters:
    ///   - item: the record.
    ///   - days: by which it is moved in time, as the sample is.
    init(_ item: StoreExport.Item, movedBy days: Int) {
        self.item = item
        isMoved = days != 0
        var entry = item.entry
        if entry.record.moment != nil { entry.record.instant += Int64(days) * 86_400_000 }
        self.entry = entry
    }

    var record: Record { entry.record }

    /// The JSON object: as it stands in the store, unknown members too, and with an id, unless it was moved.
    var object: String { isMoved ? entry.line : item.text }

    static let header =
        "id,date,correctAnswer,interval,triedAnswers,isCorrect,timeTook,direction,root,choices,replays"

    /// The cells of a row with commas between, by RFC 4180; unknown is empty. None needs quotes: tries have blanks
    /// between, a try that was no interval is `?`.
    var cells: String {
        let tries = record.triedAnswers.map { $0 == TriedAnswers.unreadable ? "?" : "\($0)" }
        let cells: [String?] = [
            "\(entry.id)", record.moment.map { "\($0)" }, "\(record.correctAnswer)",
            record.interval?.abbreviation, tries.joined(separator: " "), "\(record.isCorrect)",
            record.timeTook == 0 ? nil : "\(record.timeTook)", record.direction?.name,
            entry.root.map { "\($0)" },
            record.choices == 0 ? nil : "\(record.choices)", entry.replays.map { "\($0)" },
        ]
        return cells.map { $0 ?? "" }.joined(separator: ",")
    }
}
