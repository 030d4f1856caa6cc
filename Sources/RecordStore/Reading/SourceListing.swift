import Glibc

/// The files that make up a store.
struct SourceListing {
    private(set) var paths: [String] = []
    private(set) var faults: [Fault] = []

    /// Lists a folder's record files by name, byte by byte; or the one file that the location names.
    ///
    /// What is not there is an empty store and no fault.
    init(_ location: StoreLocation) {
        var status = stat()
        if stat(location.path, &status) == 0 {
            if status.isFolder { list(location.path) } else { paths = [location.path] }
        } else if errno != ENOENT || lstat(location.path, &status) == 0 {
            paths = [location.path]
        }
    }

    private mutating func list(_ folder: String) {
        let descriptor = SourceFile.openUnnoticed(folder, O_DIRECTORY)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            faults.append(Fault(file: folder, kind: .unreadable(errno)))
            return
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        // The end and an error look alike but for the error number.
        errno = 0
        while let entry = readdir(stream) { names.append(Self.bytes(of: entry)) }
        if errno != 0 { faults.append(Fault(file: folder, kind: .unreadable(errno))) }
        names.sort { $0.lexicographicallyPrecedes($1) }
        paths = names.map { String(decoding: $0, as: UTF8.self) }.filter(Self.isSource).map {
            folder + "/" + $0
        }
    }

    private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    }

    /// The name of what `readdir` found.
    static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        String(decoding: bytes(of: entry), as: UTF8.self)
    }

    /// Tells record files, and what synchronisers leave of them, by their names; hidden ones and what a repair kept are none.
    static func isSource(_ name: String) -> Bool {
        guard !name.hasPrefix("."), !name.contains(Rewriting.backupMark) else { return false }
        return name.hasSuffix(".jsonl") || name.hasSuffix(".json") || isConflictCopy(name)
    }

    /// Tells what synchronisers leave where two devices changed one file.
    static func isConflictCopy(_ name: String) -> Bool {
        name.contains(".sync-conflict-") || name.contains("conflicted copy")
    }
}
