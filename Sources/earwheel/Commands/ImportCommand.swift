import Arguments
import IntervalStatistics
import RecordStore

/// Adds what other programs kept; all that is named, or nothing.
struct ImportCommand {
    let request: StoreRequest
    let values: OptionValues
    let environment: Environment

    /// - Returns: the exit status: 1 where a source could not be used, or a row of it was refused.
    /// - Throws: `FileError`, `ImportError` or `SaveError`. Nothing was added then, unless it is the report that cannot
    ///   be written: this is said before.
    func run() throws -> Int32 {
        let progress = ProgressLine("reading")
        defer { progress.end() }
        var sources: [(name: String, data: ImportedData)] = []
        for operand in values.operands {
            var source = try Input.read(operand)
            source.hasJournal = Self.hasJournal(operand)
            progress.end()
            if source.hasJournal == true { Output.complain(Self.warning(of: operand)) }
            sources.append((source.name, try ImportedData.read(source, options: options(progress))))
        }
        if !values.dryRun { Leftovers(of: request.location).clear() }
        let addition = StoreAddition(to: request.location)
        let ids = Set(sources.flatMap { $0.data.lines.map(\.id) + $0.data.formerIDs.values })
        var known = try addition.known(among: ids) { progress.show($0) }
        var lines: [StoreLine] = []
        var reports: [ImportReport] = []
        for source in sources {
            let new = source.data.lines.filter { line in
                if let former = source.data.formerIDs[line.id], known.contains(former) { return false }
                return known.insert(line.id).inserted
            }
            lines += new
            reports.append(ImportReport(source.name, source.data, new, isTrial: values.dryRun))
        }
        if !values.dryRun, !lines.isEmpty { try write(lines, with: addition) }
        progress.end()
        try print(reports, added: values.dryRun ? 0 : lines.count)
        return sources.allSatisfy { !$0.data.lines.isEmpty && $0.data.refusals.isEmpty } ? 0 : 1
    }

    private func print(_ reports: [ImportReport], added count: Int) throws(FileError) {
        do {
            try Output.write(reports.map(\.text).joined())
        } catch {
            if count > 0 {
                Output.complain(
                    "\(count) record\(count == 1 ? " was" : "s were") added, but the report could not be written"
                )
            }
            throw error
        }
    }

    private func options(_ progress: ProgressLine) -> ImportOptions {
        ImportOptions(
            map: values.map, dates: values.dates.flatMap { DateOrder(rawValue: $0.rawValue) },
            items: values.items,
            localOffset: { WallClock.offset(at: $0) }, progress: { progress.show($0) })
    }

    private func write(_ lines: [StoreLine], with addition: StoreAddition) throws(SaveError) {
        let now = WallClock.now()
        let stamp = "\(now.day)T\(now.timeOfDay.prefix(8))".filter { $0 != "-" && $0 != ":" }
        let sorted = lines.sorted { $0.id < $1.id }
        let warnings = try addition.write(
            sorted, device: { () throws(SaveError) in try environment.deviceName() }, moment: stamp)
        for warning in warnings { Output.complain(warning.sentence) }
    }

    /// Tells whether a file has a database's journal beside it; nil for what is no file.
    private static func hasJournal(_ operand: String) -> Bool? {
        guard StoreLocation(path: operand).isFile else { return nil }
        return StoreLocation(path: operand + "-wal").isFile
    }

    /// A database in use can have its latest rows in a file beside it, which is not read.
    private static func warning(of operand: String) -> String {
        "\(operand)-wal may hold rows that are not in \(operand) yet; end the program that uses it, and import again"
    }
}
