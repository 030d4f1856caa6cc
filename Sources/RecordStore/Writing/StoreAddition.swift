import Encoding
import Glibc

/// Adds many lines to a store, all of them or none.
package struct StoreAddition: Sendable {
    private let location: StoreLocation

    package init(to location: StoreLocation) { self.location = location }

    /// Which of the ids the store holds already.
    /// - Parameters:
    ///   - ids: that are looked for.
    ///   - progress: as a reader tells it.
    /// - Returns: those that are there.
    /// - Throws: where a file cannot be read, for what it holds would then be added again.
    package func known(
        among ids: Set<RecordID>, progress: (@Sendable (Double) -> Void)? = nil
    ) throws(SaveError) -> Set<RecordID> {
        let opened = OpenedSources(SourceListing(location))
        let pass = ReadingPass(
            sources: opened.sources, blockSize: 1 << 18, threads: 2, progress: progress,
            isCancelled: { false })
        let blocks = pass.run(ReadingWish(keepsIDs: true))?.blocks(ofSources: opened.sources.count) ?? []
        for fault in opened.faultsOfFolder + opened.contents(of: blocks).flatMap(\.faults) {
            if case .unreadable(let code) = fault.kind { throw .refused(path: fault.file, code: code) }
        }
        return Set(blocks.joined().lazy.flatMap(\.ownIDs).filter(ids.contains))
    }

    /// Writes the lines: into a folder as a file of their own, which appears whole or not at all; to a store that is
    /// one file, at its end.
    /// - Parameters:
    ///   - lines: by growing id.
    ///   - device: begins the name of the file.
    ///   - moment: as `20261124T190312`, ends it.
    /// - Returns: what is worth a word.
    /// - Throws: why nothing was added.
    package func write(
        _ lines: [StoreLine], device: () throws(SaveError) -> DeviceName, moment: String
    ) throws(SaveError) -> [Appender.Warning] {
        switch StoreTarget(location) {
        case .file(let path): return try add(lines, to: path)
        case .folder(let folder):
            let name = try device().text
            try Folder.make(folder)
            let file = NewFile(folder: folder, name: "\(name).import-\(moment)", ending: ".jsonl")
            return try file.write(lines.lazy.map { ($0.text + "\n").utf8 }) ? [] : [.notFlushed(path: folder)]
        }
    }

    /// A file that is there gets a new version in one step; one with several names would lose one of them by that, and
    /// gets the lines at its end.
    private func add(_ lines: [StoreLine], to path: String) throws(SaveError) -> [Appender.Warning] {
        guard let file = try? SourceFile(path: path), file.names == 1, file.size > 0 else {
            return try Appender(path: path).append { _ in lines }
        }
        if let encoding = TextEncoding.detectWide(file.bytes(in: 0..<min(file.size, TextEncoding.probe))) {
            throw .encoded(path: path, encoding: encoding.name)
        }
        let old = file.bytes(in: 0..<file.size)
        guard old.count == file.size else { throw .changed(path: path) }
        let closing: [UInt8] = old.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
        _ = try Rewriting(file).replace(
            with: [old, closing] + lines.map { Array(($0.text + "\n").utf8) }, keepsOld: false)
        return []
    }
}
