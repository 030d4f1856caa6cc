import CRecordScanner
import IntervalStatistics

/// Takes pieces of reading until none is left; has its own buffers and figures.
struct Worker {
    private let state: ReadingState
    private let scanner: RecordScanner
    private let buffer: ReadBuffer
    private let blockSize: Int
    private let filter: RecordFilter?
    private let keepsRecords: Bool
    private var statistics = Statistics()

    /// Fails when out of memory. A nil `filter` leaves the statistics to be folded later; without `keepsRecords`
    /// records are gone once they are folded, which saves a store of millions a fifth of the time.
    init?(_ state: ReadingState, blockSize: Int, filter: RecordFilter?, keepsRecords: Bool) {
        guard let scanner = RecordScanner(keepsKeys: filter == nil) else { return nil }
        self.state = state
        self.scanner = scanner
        self.blockSize = blockSize
        self.filter = filter
        self.keepsRecords = keepsRecords
        buffer = ReadBuffer(capacity: min(blockSize, state.totalBytes) + 8192)
    }

    mutating func run() {
        while let place = state.nextTask() {
            do {
                try read(state.tasks[place], place)
            } catch {
                fail(place, (error as? ReadingError)?.kind ?? .outOfMemory)
            }
        }
        state.add(statistics)
    }

    private mutating func read(_ task: ReadingTask, _ place: Int) throws {
        let file = state.sources[task.source].file
        switch task {
        case .lines(_, let range):
            let block = try BlockReader(file: file, scanner: scanner, buffer: buffer).read(range)
            take(block, place, range.count)
        case .array:
            let reader = RowReader(file: file, scanner: scanner, buffer: buffer, blockSize: blockSize)
            try reader.read(isArray: true) { result, _ in
                take(scanner.block(of: result), place, result.consumed)
                return !state.wasCancelled
            }
        }
    }

    private mutating func take(_ block: consuming ScannedBlock, _ place: Int, _ bytes: Int) {
        if let filter {
            statistics.add(block.records, where: filter)
            if !keepsRecords { block.records = [] }
        }
        state.finish(place, with: block)
        state.advance(bytes)
    }

    private func fail(_ place: Int, _ kind: FaultKind) {
        var block = ScannedBlock()
        block.faults = [ScannedFault(line: 0, column: 0, kind: kind)]
        state.finish(place, with: block)
    }
}
