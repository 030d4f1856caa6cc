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
    package func known(among ids: Set<RecordID>, progress: (@Sendable (Double) -> Void)? = nil) -> Set<
        RecordID
    > {
        let sources = OpenedSources(SourceListing(location)).sources
        let pass = ReadingPass(
            sources: sources, blockSize: 1 << 20, threads: 2, progress: progress, isCancelled: { false })
        let blocks = pass.run(filter: nil)?.blocks ?? []
        return Set(blocks.joined().lazy.flatMap(\.keys).map(\.id).filter(ids.contains))
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
        case .file(let path): return try Appender(path: path).append { _ in lines }
        case .folder(let folder):
            let name = try device().text
            try Folder.make(folder)
            let file = NewFile(folder: folder, name: "\(name).import-\(moment)", ending: ".jsonl")
            return try file.write(lines.lazy.map { ($0.text + "\n").utf8 }) ? [] : [.notFlushed(path: folder)]
        }
    }
}
