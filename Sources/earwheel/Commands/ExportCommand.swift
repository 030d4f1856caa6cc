import Arguments
import IntervalStatistics
import RecordStore

/// Prints every answer of the store.
@MainActor struct ExportCommand {
    let request: StoreRequest
    let format: OutputFormat

    /// - Returns: the exit status: 1 where something could not be used and so is missing.
    /// - Throws: `FileError` where it cannot be written.
    func run() throws -> Int32 {
        if let missing = request.missing { Output.complain(missing) }
        var output = BufferedOutput()
        var count = 0
        let days = request.isDemo ? Sample.shift() : 0
        if format == .json { try output.add("[") }
        if format == .csv { try output.add(ExportedRow.header + "\r\n") }
        let unused = try StoreExport(request.location, filter: days == 0 ? request.filter : .all).visit {
            item in
            let item = ExportedRow(item, movedBy: days)
            guard request.filter.admits(item.record) else { return }
            switch format {
            case .json: try output.add((count == 0 ? "\n" : ",\n") + item.object)
            case .csv: try output.add(item.cells + "\r\n")
            case .text, .jsonl: try output.add(item.object + "\n")
            }
            count += 1
        }
        if format == .json { try output.add("\n]\n") }
        try output.flush()
        guard unused > 0 else { return 0 }
        Output.complain(
            unused == 1
                ? "1 place could not be used and is not in it; earwheel check names it"
                : "\(unused) places could not be used and are not in it; earwheel check names them")
        return 1
    }
}
