import CRecordScanner
import IntervalStatistics

/// Takes pieces of reading until none is left; has its own buffers and figures.
struct Worker {
    private let state: ReadingState
    private let scanner: RecordScanner
    private let buffer: ReadBuffer
    private let pass: ReadingPass
    private let wish: ReadingWish
    private var statistics = Statistics()
    private var days = DayCounts()

    /// Fails when out of memory.
    init?(_ state: ReadingState, pass: ReadingPass, wish: ReadingWish) {
        guard let scanner = RecordScanner(keepsKeys: wish.keepsKeys, keepsIDs: wish.keepsIDs) else {
            return nil
        }
        if let dates = wish.dates { scanner.judge(by: dates) }
        self.state = state
        self.scanner = scanner
        self.pass = pass
        self.wish = wish
        buffer = ReadBuffer(capacity: min(pass.blockSize, state.totalBytes) + 8192)
    }

    mutating func run() {
        while let place = state.nextTask() {
            do {
                try read(state.tasks[place], place)
            } catch {
                fail(place, (error as? ReadingError)?.kind ?? .outOfMemory)
            }
        }
        state.add(statistics, days)
    }

    private mutating func read(_ task: ReadingTask, _ place: Int) throws {
        let file = state.sources[task.source].file
        switch task {
        case .lines(_, let range):
            let block = try BlockReader(file: file, scanner: scanner, buffer: buffer).read(range)
            take(block, place, range.count)
        case .array:
            let reader = RowReader(file: file, scanner: scanner, buffer: buffer, blockSize: pass.blockSize)
            try reader.read(isArray: true) { result, _ in
                take(scanner.block(of: result), place, result.consumed)
                return !state.wasCancelled
            }
        }
    }

    private mutating func take(_ block: consuming ScannedBlock, _ place: Int, _ bytes: Int) {
        if wish.countsDays {
            let days = DayCounts(block.records)
            block.days = (days.first, days.last)
            self.days += days
        }
        if let filter = wish.filter { statistics.add(block.records, where: filter) }
        if !wish.keepsRecords { block.records = [] }
        state.finish(place, with: block)
        state.advance(bytes)
    }

    private func fail(_ place: Int, _ kind: FaultKind) {
        var block = ScannedBlock()
        block.faults = [ScannedFault(line: 0, column: 0, kind: kind)]
        state.finish(place, with: block)
    }
}
