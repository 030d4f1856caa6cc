import Glibc

/// Folders that the program makes.
enum Folder {
    /// Makes a folder and those above it, for their owner alone; what is there stays as it is.
    static func make(_ named: String) throws(SaveError) {
        let end = named.lastIndex { $0 != "/" } ?? named.startIndex
        let path = String(named[...end])
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.isFolder else { throw .refused(path: path, code: ENOTDIR) }
            return
        }
        let parent = Path.folder(of: path)
        if parent != path, parent != ".", parent != "/" { try make(parent) }
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw .refused(path: path, code: errno) }
        Disk.flushName(of: path)
    }
}
