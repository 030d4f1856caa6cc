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
    func run() -> Int32 {
        let isUnicode = CharacterSet.adopt()
        guard let contents = request.read() else { return 1 }
        switch format {
        case .json: print(StatisticsJSON(contents).text)
        case .csv: print(StatisticsCSV(contents.statistics).text, terminator: "")
        case .text:
            let reading = Reading(
                records: RecordList(contents.blocks), figures: contents.figures(request.filter),
                reportedCount: contents.reportedCount)
            print(
                FigureReport(
                    reading: reading, width: Output.width, isUnicode: isUnicode
                ).text, terminator: "")
        }
        let unreadable = contents.faults.filter(\.isOfWholeFile)
        for sentence in FaultReport(unreadable).lines { Output.complain(sentence) }
        return unreadable.isEmpty ? 0 : 1
    }
}

extension Fault {
    /// Whether a file or folder was left out as a whole.
    fileprivate var isOfWholeFile: Bool { line == nil }
}
