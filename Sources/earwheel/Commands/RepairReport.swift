import Arguments
import RecordStore

/// What a repair did to a file, or would do.
struct RepairReport {
    private let outcome: StoreRepair.Outcome

    init(_ outcome: StoreRepair.Outcome) { self.outcome = outcome }

    /// One line, whatever the file's name is.
    var sentence: String {
        let parts = [
            outcome.parted > 0 ? "records that share \(Self.lines(outcome.parted)) apart" : nil,
            outcome.removed > 0 ? "\(Self.lines(outcome.removed)) aside" : nil,
        ].compactMap { $0 }
        let what = parts.joined(separator: " and ")
        let file = harmless(outcome.path)
        guard let backup = outcome.backup else {
            return "\(file): earwheel check --repair would put \(what)"
        }
        return "\(file): put \(what); the file as it was is \(harmless(backup))"
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
