import Arguments
import Drawing
import Interface
import IntervalStatistics
import RecordStore
import Terminal

/// Prints the figures.
@MainActor struct StatsCommand {
    let request: StoreRequest
    let format: OutputFormat

    /// - Returns: the exit status: 1 where a file or folder could not be read.
    /// - Throws: `FileError` where the figures cannot be written.
    func run() throws(FileError) -> Int32 {
        let isUnicode = CharacterSet.adopt()
        guard let contents = request.read(keepsRecords: format == .text) else { return 1 }
        if let missing = request.missing { Output.complain(missing) }
        let unreadable = contents.faults.filter(\.isOfWholeFile)
        // Where nothing could be read the error says it all; other programs get their object in any case.
        if format != .text || unreadable.isEmpty || contents.recordCount > 0 {
            try Output.write(text(contents, isUnicode: isUnicode))
        }
        for sentence in FaultReport(unreadable).sentences(atMost: 20) { Output.complain(sentence) }
        return unreadable.isEmpty ? 0 : 1
    }

    private func text(_ contents: StoreContents, isUnicode: Bool) -> String {
        switch format {
        case .json: return StatisticsJSON(contents).text + "\n"
        case .csv: return StatisticsCSV(contents.statistics).text
        case .text, .jsonl:
            let reading = Reading(
                records: RecordList(contents.blocks), figures: contents.figures(request.filter),
                reportedCount: contents.reportedCount)
            return FigureReport(reading: reading, width: Output.width, isUnicode: isUnicode).text
        }
    }
}

extension Fault {
    /// Whether a file or folder was left out as a whole.
    fileprivate var isOfWholeFile: Bool { line == nil }
}
