/// The files of a store that could be opened, and what is to be said of the others.
struct OpenedSources {
    let paths: [String]
    private(set) var sources: [Source] = []
    let faultsOfFolder: [Fault]
    private var faultsOfFiles: [String: Fault] = [:]

    init(_ listing: SourceListing) {
        paths = listing.paths
        faultsOfFolder = listing.faults
        let buffer = ReadBuffer(capacity: 4096)
        for path in paths { open(path, buffer: buffer) }
    }

    private mutating func open(_ path: String, buffer: ReadBuffer) {
        do {
            sources.append(try Source(SourceFile(path: path), buffer: buffer))
        } catch let error as SourceFile.OpenError {
            faultsOfFiles[path] = Fault(file: path, kind: error.kind)
        } catch let error as SystemError {
            faultsOfFiles[path] = Fault(file: path, kind: .unreadable(error.number))
        } catch {
            faultsOfFiles[path] = Fault(file: path, kind: .notAFile)
        }
    }

    /// What each file holds, in order, once the opened ones are read into blocks.
    func contents(of blocks: [[ScannedBlock]]) -> [SourceContents] {
        var read = zip(sources, blocks).makeIterator()
        return paths.map { path in
            var contents = SourceContents(path: path)
            if let fault = faultsOfFiles[path] {
                contents.faults = [fault]
            } else if let (source, blocks) = read.next() {
                contents.take(source, blocks)
            }
            return contents
        }
    }
}

extension SourceContents {
    fileprivate mutating func take(_ source: Source, _ blocks: [ScannedBlock]) {
        isLines = source.shape == .lines
        reach(source.file.size, of: source.file)
        for block in blocks { append(block) }
    }
}

extension SourceFile.OpenError {
    fileprivate var kind: FaultKind {
        switch self {
        case .notAFile: .notAFile
        case .system(let error): .unreadable(error.number)
        }
    }
}
