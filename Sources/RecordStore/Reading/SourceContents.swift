import IntervalStatistics

/// What one file of a store holds.
struct SourceContents: Sendable {
    let path: String

    /// Nil for a file that could not be opened.
    var mark: FileMark?

    /// How many of its bytes are understood.
    private(set) var readEnd = 0

    /// The last of these bytes, and a hash of them all, by which a file that was only appended to is known.
    private(set) var ending: [UInt8] = []
    private(set) var fingerprint: UInt64 = 0

    /// Its records are on lines, so that it can grow.
    var isLines = false

    /// In pieces.
    var blocks: [[Record]] = []

    var faults: [Fault] = []
    var lineCount = 0

    /// The ids of each piece; no other piece has an id in between, unless `idsGrow` is false.
    var ids: [ClosedRange<RecordID>] = []

    var idsGrow = true

    init(path: String) { self.path = path }

    /// Notes how much of the file is understood.
    mutating func reach(_ end: Int, of file: SourceFile) {
        mark = file.mark
        readEnd = end
        ending = file.ending(before: end)
        fingerprint = file.fingerprint(before: end)
    }

    /// Adds what a further stretch of the file holds.
    mutating func append(_ block: ScannedBlock) {
        if !block.records.isEmpty { blocks.append(block.records) }
        for fault in block.faults {
            // An array's blocks count their lines from the start of the file already.
            let fault = fault.fault(in: path, linesBefore: isLines ? lineCount : 0)
            // Where the file fails, its pieces fail one after the other: that is said once.
            if fault.line != nil || !faults.contains(fault) { faults.append(fault) }
        }
        lineCount += block.lineCount
        if let range = block.ids { ids.append(range) }
        idsGrow = idsGrow && block.idsGrow
    }
}

extension ScannedFault {
    /// Line 0 means the whole file.
    fileprivate func fault(in path: String, linesBefore: Int) -> Fault {
        let isInLine = line > 0
        return Fault(
            file: path, line: isInLine ? linesBefore + line : nil, column: isInLine ? column : nil,
            kind: kind, field: field)
    }
}
