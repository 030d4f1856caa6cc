import CRecordScanner
import IntervalStatistics

/// Finds the line of a record in the files again, because memory holds no more of it than figures need.
///
/// Nothing is noted for it while the store is read. Most files have their records in the order of time, and there a few
/// looks tell the place; where they do not find the record, all files are gone through.
package struct LineFinder: Sendable {
    private let location: StoreLocation
    private let isCancelled: @Sendable () -> Bool

    /// How many bytes one look takes in.
    private static let window = 1 << 16

    /// - Parameters:
    ///   - location: a folder or a file.
    ///   - isCancelled: is asked between two pieces of a file.
    package init(_ location: StoreLocation, isCancelled: @escaping @Sendable () -> Bool = { false }) {
        self.location = location
        self.isCancelled = isCancelled
    }

    package struct Line: Equatable, Sendable {
        package let path: String

        /// The JSON object as it stands in the file.
        package let text: String
    }

    /// - Parameters:
    ///   - record: what the line says.
    ///   - rank: which one of those that say it, each id counting once.
    /// - Returns: nil where there is no such line any more, or if cancelled.
    package func find(_ record: Record, rank: (before: Int, count: Int) = (0, 1)) -> Line? {
        let sources = OpenedSources(SourceListing(location)).sources
        var quick = Matches(of: record)
        for source in sources where source.shape == .lines && record.day != nil {
            Self.search(source.file, for: record.instant) { quick.take($0, $1, source.file.path) }
        }
        if quick.lines.count == rank.count { return quick.lines[rank.before] }
        return scan(sources, for: record, rank.before)
    }

    /// Goes through all files, as a reading of the store does.
    private func scan(_ sources: [Source], for record: Record, _ number: Int) -> Line? {
        var matches = Matches(of: record)
        for source in sources {
            guard let scanner = RecordScanner(keepsKeys: false) else { return nil }
            let reader = RowReader(
                file: source.file, scanner: scanner, buffer: ReadBuffer(capacity: Self.window),
                blockSize: Self.window * 8)
            try? reader.read(isArray: source.shape == .array) { result, bytes in
                for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) {
                    matches.take(row, bytes, source.file.path)
                }
                return matches.lines.count <= number && !isCancelled()
            }
            if isCancelled() { return nil }
            if matches.lines.count > number { return matches.lines[number] }
        }
        return nil
    }
}

/// The lines that say what is looked for, each id once.
private struct Matches {
    private(set) var lines: [LineFinder.Line] = []
    private let record: Record
    private var ids: Set<RecordID> = []

    init(of record: Record) { self.record = record }

    mutating func take(_ row: crs_row, _ bytes: UnsafeRawBufferPointer, _ path: String) {
        guard row.instant == record.instant, Record(row) == record else { return }
        if row.has_id, !ids.insert(RecordID(row.id)).inserted { return }
        let start = Int(row.offset)
        let text = String(decoding: bytes[start..<start + Int(row.length)], as: UTF8.self)
        lines.append(LineFinder.Line(path: path, text: text))
    }
}

extension LineFinder {
    /// Gives the rows around a moment of a file whose records are in the order of time; too few where they are not.
    private static func search(
        _ file: SourceFile, for instant: Int64, _ take: (crs_row, UnsafeRawBufferPointer) -> Void
    ) {
        guard let scanner = RecordScanner(keepsKeys: false) else { return }
        let buffer = ReadBuffer(capacity: window)
        // The first line behind `low` is older, unless that is the file's beginning.
        var (low, high) = (0, file.size)
        while high - low > window {
            let middle = low + (high - low) / 2
            var first: Int64?
            look(file, at: middle, scanner, buffer) { row, _ in
                if row.instant != Record.unknownInstant { first = row.instant }
                return first == nil
            }
            guard let first else { return }
            if first < instant { low = middle } else { high = middle }
        }
        var place: Int? = low
        while let start = place {
            var isOver = false
            let end = look(file, at: start, scanner, buffer) { row, bytes in
                isOver = row.instant > instant
                if !isOver { take(row, bytes) }
                return !isOver
            }
            place = isOver ? nil : end
        }
    }

    /// Reads rows from the first line that begins behind a place, or at the beginning of the file, until `take` says
    /// false.
    /// - Returns: a place before the first line that was not read; nil at the end, or where no line ends.
    @discardableResult private static func look(
        _ file: SourceFile, at place: Int, _ scanner: RecordScanner, _ buffer: ReadBuffer,
        _ take: (crs_row, UnsafeRawBufferPointer) -> Bool
    ) -> Int? {
        buffer.removeAll()
        let length = min(window, file.size - place)
        guard length > 0, (try? buffer.append(file, from: place, length: length)) != nil,
            let start = place == 0 ? 0 : buffer.newline(from: 0).map({ $0 + 1 })
        else { return nil }
        scanner.begin(isArray: false)
        let bytes = buffer.bytes(from: start)
        let atEnd = place + length >= file.size
        guard let result = scanner.rows(in: bytes, atEnd: atEnd) else { return nil }
        for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) {
            guard take(row, bytes) else { break }
        }
        // The newline before the next line is read again, to find that line by.
        return atEnd || result.consumed == 0 ? nil : place + start + result.consumed - 1
    }
}
