/// The files of a store that could be opened, and what is to be said of the others.
struct OpenedSources {
    let paths: [String]
    private(set) var sources: [Source] = []
    private var faultsOfFolder: [Fault]
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

    /// All faults in order, once the opened files are read into blocks, by source.
    func faults(with blocks: [[ScannedBlock]]) -> [Fault] {
        var faults = faultsOfFolder
        var read = zip(sources, blocks).makeIterator()
        for path in paths {
            if let fault = faultsOfFiles[path] {
                faults.append(fault)
            } else if let (source, blocks) = read.next() {
                faults += source.faults(of: blocks)
            }
        }
        return faults
    }
}

extension Source {
    /// Gives each block's faults their lines in the file.
    fileprivate func faults(of blocks: [ScannedBlock]) -> [Fault] {
        guard shape != .utf16 else { return [Fault(file: file.path, line: 1, column: 1, kind: .utf16)] }
        var faults: [Fault] = []
        // An array's blocks count their lines from the start of the file already.
        var linesBefore = 0
        for block in blocks {
            for fault in block.faults {
                let fault = fault.fault(in: file.path, linesBefore: linesBefore)
                // Where the file fails, its pieces fail one after the other: that is said once.
                if fault.line != nil || !faults.contains(fault) { faults.append(fault) }
            }
            linesBefore += shape == .lines ? block.lineCount : 0
        }
        return faults
    }
}

extension ScannedFault {
    /// Line 0 means the whole file.
    fileprivate func fault(in path: String, linesBefore: Int) -> Fault {
        let isInLine = line > 0
        return Fault(
            file: path, line: isInLine ? linesBefore + line : nil, column: isInLine ? column : nil,
            kind: kind,
            field: field)
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
