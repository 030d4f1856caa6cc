import Arguments
import FoundationEssentials
import RecordStore

/// Names every line of the store that could not be used, or not in full.
@MainActor struct CheckCommand {
    let request: StoreRequest
    let format: OutputFormat

    /// - Returns: the exit status: 1 where anything is named.
    /// - Throws: `FileError` where the report cannot be written.
    func run() throws(FileError) -> Int32 {
        guard let contents = request.read() else { return 1 }
        if let missing = request.missing { Output.complain(missing) }
        try Output.write((format == .json ? Self.json(contents) : Self.text(contents)) + "\n")
        return contents.faults.isEmpty ? 0 : 1
    }

    private static func text(_ contents: StoreContents) -> String {
        let files = contents.sources.count == 1 ? "1 file" : "\(contents.sources.count) files"
        let records = contents.recordCount == 1 ? "1 record" : "\(contents.recordCount) records"
        let faults =
            switch contents.reportedCount {
            case 0: "nothing to report"
            case 1: "1 place to look at"
            default: "\(contents.reportedCount) places to look at"
            }
        return (FaultReport(contents.faults).lines + ["\(records) in \(files), \(faults)"])
            .joined(separator: "\n")
    }

    private static func json(_ contents: StoreContents) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let report = Report(
            records: contents.recordCount, reported: contents.reportedCount,
            faults: contents.faults.map(Report.Place.init))
        let data = try? encoder.encode(report)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private struct Report: Encodable {
        struct Place: Encodable {
            var file: String
            var line: Int?
            var column: Int?
            var reason: String
            var remedy: String

            init(_ fault: Fault) {
                file = fault.file
                line = fault.line
                column = fault.column
                reason = fault.reason
                remedy = fault.remedy
            }
        }

        var records: Int
        var reported: Int
        var faults: [Place]
    }
}
