import CRecordScanner

/// Puts right what can be put right in a store's files.
package struct StoreRepair: Sendable {
    private let location: StoreLocation

    package init(_ location: StoreLocation) { self.location = location }

    /// What became, or would become, of one file.
    package struct Outcome: Equatable, Sendable {
        package let path: String

        /// Lines on which records stood together, and lines that held nothing to be used.
        package let parted: Int
        package let removed: Int

        /// Where the old version is; nil while nothing was written.
        package let backup: String?
    }

    /// Tells what a repair would do, and does nothing.
    /// - Returns: the files that would change.
    package func plan() -> [Outcome] {
        files.compactMap { file in
            guard let repair = Self.repair(file) else { return nil }
            return Outcome(path: file.path, parted: repair.parted, removed: repair.removed, backup: nil)
        }
    }

    /// Repairs file by file; a file that holds a known record less afterwards is not written.
    /// - Parameters:
    ///   - done: is told each file that was changed.
    ///   - failed: is told why a file is as it was.
    package func run(done: (Outcome) -> Void, failed: (SaveError) -> Void) {
        for file in files {
            guard let repair = Self.repair(file) else { continue }
            do throws(SaveError) { done(try Self.rewrite(file, as: repair)) } catch { failed(error) }
        }
    }

    private static func rewrite(_ file: SourceFile, as repair: LineRepair) throws(SaveError) -> Outcome {
        let before = ids(in: file)
        let backup = try Rewriting(file).replace(with: repair.lines) { path throws(SaveError) in
            guard let new = try? SourceFile(path: path) else { throw .changed(path: path) }
            let after = ids(in: new)
            let lost = before.ids.subtracting(after.ids).count + max(0, before.count - after.count)
            if lost > 0 { throw .wouldLose(path: file.path, count: lost) }
        }
        return Outcome(path: file.path, parted: repair.parted, removed: repair.removed, backup: backup)
    }

    /// Files of lines in UTF-8; any other is put right by exporting and importing it.
    private var files: [SourceFile] {
        OpenedSources(SourceListing(location)).sources.filter {
            $0.shape == .lines && $0.file.encoding == nil
        }
        .map(\.file)
    }

    private static func repair(_ file: SourceFile) -> LineRepair? {
        guard var repair = LineRepair(), (try? repair.read(file)) != nil else { return nil }
        return repair.changesSomething ? repair : nil
    }

    private static func ids(in file: SourceFile) -> (ids: Set<RecordID>, count: Int) {
        var ids: Set<RecordID> = []
        var count = 0
        guard let scanner = RecordScanner(keepsKeys: false) else { return (ids, count) }
        let buffer = ReadBuffer(capacity: 1 << 20)
        let reader = RowReader(file: file, scanner: scanner, buffer: buffer, blockSize: 1 << 20)
        try? reader.read(isArray: false) { result, _ in
            for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) where row.has_id {
                ids.insert(RecordID(row.id))
            }
            count += result.row_count
            return true
        }
        return (ids, count)
    }
}
