import Arguments
import FoundationEssentials
import IntervalStatistics
import RecordStore

/// Names every line of the store that could not be used, or not in full.
@MainActor struct CheckCommand {
    let request: StoreRequest
    let values: OptionValues

    /// - Returns: the exit status: 1 where anything is named or could not be repaired.
    /// - Throws: `FileError` where the report cannot be written.
    func run() throws(FileError) -> Int32 {
        if let missing = request.missing { Output.complain(missing) }
        var hasFailed = false
        if !request.isDemo { clear() }
        if values.repair {
            StoreRepair(request.location).run {
                Output.complain(RepairReport($0).sentence)
            } failed: { error in
                Output.complain(error.sentence)
                hasFailed = true
            }
        }
        guard let contents = request.read(keepsRecords: false) else { return 1 }
        let plan = contents.faults.isEmpty || request.isDemo ? [] : StoreRepair(request.location).plan()
        let report = values.format == .json ? Self.json(contents, plan) : Self.text(contents, plan)
        try Output.write(report + "\n")
        return contents.faults.isEmpty && !hasFailed ? 0 : 1
    }

    private func clear() {
        for path in Leftovers(of: request.location).clear() {
            Output.complain("\(harmless(path)): removed; a program that was killed had not finished it")
        }
    }

    private static func text(_ contents: StoreContents, _ plan: [StoreRepair.Outcome]) -> String {
        let files = contents.sources.count == 1 ? "1 file" : "\(contents.sources.count) files"
        let count = contents.statistics.recordCount
        let records = count == 1 ? "1 record" : "\(count) records"
        let faults =
            switch contents.reportedCount {
            case 0: "nothing to report"
            case 1: "1 place to look at"
            default: "\(contents.reportedCount) places to look at"
            }
        let copies = contents.conflictCopies.map {
            "\(harmless($0)): a conflict copy, read too"
        }
        let repairs = plan.map { RepairReport($0).sentence }
        return (FaultReport(contents.faults).lines + copies + repairs + ["\(records) in \(files), \(faults)"])
            .joined(separator: "\n")
    }

    private static func json(_ contents: StoreContents, _ plan: [StoreRepair.Outcome]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let report = Report(
            records: contents.statistics.recordCount, reported: contents.reportedCount,
            faults: contents.faults.map(Report.Place.init),
            conflictCopies: contents.conflictCopies,
            repairs: plan.map(Report.Repair.init))
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

        /// What `--repair` would do.
        struct Repair: Encodable {
            var file: String
            var parted: Int
            var removed: Int

            init(_ outcome: StoreRepair.Outcome) {
                file = outcome.path
                parted = outcome.parted
                removed = outcome.removed
            }
        }

        var records: Int
        var reported: Int
        var faults: [Place]
        var conflictCopies: [String]
        var repairs: [Repair]
    }
}
