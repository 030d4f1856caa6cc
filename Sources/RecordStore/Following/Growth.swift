import IntervalStatistics

/// Tells how a store has grown since the last look, and reads what was appended.
struct Growth {
    /// In the order of the store's files; empty where nothing changed.
    private(set) var added: [[Record]] = []

    private(set) var files: [SourceContents]

    /// More than this is read anew, by several threads.
    private static let limit = 8 << 20

    /// Fails where only reading everything tells.
    /// - Parameters:
    ///   - contents: what is known.
    ///   - location: where the store is.
    ///   - today: where dates are judged.
    init?(since contents: StoreContents, at location: StoreLocation, today: Day?) {
        let opened = OpenedSources(SourceListing(location))
        guard opened.faultsOfFolder == contents.faultsOfFolder,
            Set(opened.paths).isSuperset(of: contents.sources)
        else { return nil }
        let known = Dictionary(contents.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        files = opened.paths.map { known[$0] ?? SourceContents(path: $0) }
        var sources = opened.sources[...]
        for place in files.indices {
            let before = files
            let isOpen = sources.first?.file.path == files[place].path
            guard let block = files[place].takeGrowth(isOpen ? sources.removeFirst() : nil) else {
                return nil
            }
            if Self.repeats(block, in: before) { return nil }
            if let today, !Self.fit(block.records, contents.dates, today: today) { return nil }
            if !block.records.isEmpty { added.append(block.records) }
        }
    }

    /// Whether no date need be named; which ones are far from all others, only all of them tell.
    private static func fit(_ records: [Record], _ known: PlausibleDates?, today: Day) -> Bool {
        let days = DayCounts(records)
        guard let first = days.first, let last = days.last else { return true }
        return known?.range.map { first >= $0.lowerBound && last <= today + 1 } ?? false
    }

    /// Whether an id may be there already.
    private static func repeats(_ block: ScannedBlock, in files: [SourceContents]) -> Bool {
        guard !block.keys.isEmpty else { return false }
        guard block.idsGrow, files.allSatisfy(\.idsGrow) else { return true }
        return files.contains { file in
            file.ids.contains { range in block.keys.contains { range.contains($0.id) } }
        }
    }

    fileprivate static func isTooMuch(_ bytes: Int) -> Bool { bytes > limit }
}

extension SourceContents {
    /// Takes in the whole lines that were appended, of a new file all of them.
    /// - Parameter source: what stands there now; nil where nothing can be opened.
    /// - Returns: what they hold; nil where something else changed.
    fileprivate mutating func takeGrowth(_ source: Source?) -> ScannedBlock? {
        guard let file = source?.file else { return mark == nil && !faults.isEmpty ? ScannedBlock() : nil }
        if let mark {
            // Two writes can have one time and one size: the clock of files ticks some hundred times a second.
            guard file.ending(before: readEnd) == ending else { return nil }
            if file.mark == mark { return ScannedBlock() }
            guard isLines, file.mark.hasGrown(from: mark), ending.last == UInt8(ascii: "\n"),
                file.fingerprint(before: readEnd) == fingerprint
            else { return nil }
        } else {
            guard faults.isEmpty, source?.shape == .lines else { return nil }
            isLines = true
        }
        guard !Growth.isTooMuch(file.size - readEnd),
            let (block, end) = Self.wholeLines(of: file, from: readEnd)
        else { return nil }
        append(block)
        reach(end, of: file)
        return block
    }

    /// A last line without newline is still being written.
    private static func wholeLines(of file: SourceFile, from start: Int) -> (block: ScannedBlock, end: Int)? {
        let buffer = ReadBuffer(capacity: file.size - start)
        guard let scanner = RecordScanner(keepsKeys: true),
            (try? buffer.append(file, from: start, length: file.size - start)) != nil
        else { return nil }
        let newline = buffer.bytes().lastIndex(of: UInt8(ascii: "\n"))
        let length = newline.map { $0 + 1 } ?? 0
        scanner.begin(isArray: false)
        guard let scanned = scanner.scan(.init(rebasing: buffer.bytes()[..<length]), atEnd: true) else {
            return nil
        }
        return (scanned.block, start + length)
    }
}
