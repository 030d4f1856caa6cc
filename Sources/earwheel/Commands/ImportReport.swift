import Arguments
import RecordStore

/// What became of one source, in words.
struct ImportReport {
    private let name: String
    private let data: ImportedData
    private let added: [StoreLine]
    private let isTrial: Bool

    /// So many refusals are shown one by one.
    private static let shown = 10

    /// - Parameters:
    ///   - name: of the source.
    ///   - data: what it held.
    ///   - added: the lines of it that the store did not have.
    ///   - isTrial: nothing was written.
    init(_ name: String, _ data: ImportedData, _ added: [StoreLine], isTrial: Bool) {
        self.name = name
        self.data = data
        self.added = added
        self.isTrial = isTrial
    }

    /// Lines, each with its newline; sources may have any name and hold anything, so all is made harmless.
    var text: String {
        let known = data.lines.count - added.count
        let counts = [
            "\(added.count) \(isTrial ? "would be added" : "added")", "\(known) known already",
            data.repeatedCount > 0 ? "\(data.repeatedCount) repeated" : nil, "\(data.refusals.count) refused",
        ].compactMap { $0 }
        let head =
            "\(name): \(data.format.name), \(data.rowCount) rows read, \(counts.joined(separator: ", "))"
        let refusals = Self.listed(data.refusals.map { "refused \($0.place): \($0.reason)" })
        let doubt =
            data.format == .tkSolfege && known > 0
            ? [
                "a log that begins like a known one is taken for the same log, grown: its first answers are not added again"
            ]
            : []
        let preview =
            isTrial
            ? ["\(name): how it is understood"]
                + ImportPreview(data).lines.map { $0.isEmpty ? "" : "  " + $0 } : []
        return (preview + [head] + (data.remarks + doubt + refusals).map { "  " + $0 }).map {
            harmless($0) + "\n"
        }
        .joined()
    }

    private static func listed(_ sentences: [String]) -> [String] {
        let rest = sentences.count - shown
        return sentences.prefix(shown) + (rest > 0 ? ["and \(rest) more"] : [])
    }
}
