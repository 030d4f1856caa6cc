import Arguments
import IntervalStatistics
import RecordStore

/// Adds what other programs kept; all that is named, or nothing.
struct ImportCommand {
    let request: StoreRequest
    let values: OptionValues
    let environment: Environment

    /// - Throws: `FileError`, `ImportError` or `SaveError`; nothing was added then.
    func run() throws {
        let progress = ProgressLine("reading")
        defer { progress.end() }
        var sources: [(name: String, data: ImportedData)] = []
        for operand in values.operands {
            let source = try Input.read(operand)
            sources.append((source.name, try ImportedData.read(source, options: options(progress))))
            if let sentence = Self.warning(of: operand) { Output.complain(sentence) }
        }
        let addition = StoreAddition(to: request.location)
        let ids = Set(sources.flatMap { $0.data.lines.map(\.id) })
        var known = try addition.known(among: ids) { progress.show($0) }
        var lines: [StoreLine] = []
        var reports: [ImportReport] = []
        for source in sources {
            let new = source.data.lines.filter { known.insert($0.id).inserted }
            lines += new
            reports.append(ImportReport(source.name, source.data, new, isTrial: values.dryRun))
        }
        if !values.dryRun, !lines.isEmpty { try write(lines, with: addition) }
        progress.end()
        try Output.write(reports.map(\.text).joined())
    }

    private func options(_ progress: ProgressLine) -> ImportOptions {
        ImportOptions(
            map: values.map, localOffset: { WallClock.offset(at: $0) }, progress: { progress.show($0) })
    }

    private func write(_ lines: [StoreLine], with addition: StoreAddition) throws(SaveError) {
        let now = WallClock.now()
        let stamp = "\(now.day)T\(now.timeOfDay.prefix(8))".filter { $0 != "-" && $0 != ":" }
        let sorted = lines.sorted { $0.id < $1.id }
        let warnings = try addition.write(
            sorted, device: { () throws(SaveError) in try environment.deviceName() }, moment: stamp)
        for warning in warnings { Output.complain(warning.sentence) }
    }

    /// A database in use can have its latest rows in a file beside it, which is not read.
    private static func warning(of operand: String) -> String? {
        guard StoreLocation(path: operand + "-wal").isFile else { return nil }
        return
            "\(operand)-wal may hold rows that are not in \(operand) yet; end the program that uses it, and import again"
    }
}
