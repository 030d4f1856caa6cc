import Glibc

/// Folders that the program makes.
enum Folder {
    /// Makes a folder and those above it, for their owner alone; what is there stays as it is.
    static func make(_ path: String) throws(SaveError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.isFolder else { throw .refused(path: path, code: ENOTDIR) }
            return
        }
        let parent = String(path.dropLast(path.split(separator: "/").last?.count ?? 0))
        if !parent.isEmpty, parent != path, parent != "/" { try make(parent.trimmed) }
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw .refused(path: path, code: errno) }
    }
}

extension String {
    /// Without slashes at its end, unless it is the root.
    fileprivate var trimmed: String {
        let end = lastIndex { $0 != "/" } ?? startIndex
        return String(self[...end])
    }
}
