import Glibc

/// Giving files names.
enum Naming {
    /// Gives a finished file its name in one step, and never takes a name from another file.
    /// - Returns: false where the name is taken.
    /// - Throws: why it cannot have the name.
    static func give(_ path: String, to aside: String) throws(SaveError) -> Bool {
        if link(aside, path) == 0 { return true }
        switch errno {
        case EEXIST: return false
        case EPERM, ENOTSUP, ENOSYS, EMLINK:
            // Some file systems have no second names: then looking and renaming are two steps.
            var status = stat()
            if lstat(path, &status) == 0 { return false }
            guard rename(aside, path) == 0 else { throw .refused(path: path, code: errno) }
            return true
        default: throw .refused(path: path, code: errno)
        }
    }
}
