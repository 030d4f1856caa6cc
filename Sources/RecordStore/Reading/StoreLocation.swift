import Glibc

/// Where a store is: a folder of record files, or one file whatever its name.
package struct StoreLocation: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// The folder that holds while nobody names another.
    ///
    /// Source: XDG Base Directory Specification, which has relative paths ignored.
    /// - Returns: nil where the environment names no home.
    package static func standard(environment: [String: String]) -> StoreLocation? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return StoreLocation(path: data + "/earwheel")
        }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return StoreLocation(path: home + "/.local/share/earwheel")
    }
}

extension StoreLocation {
    /// Whether anything is there, of whatever kind and readable or not.
    package var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
    }

    /// Whether a regular file is there, links followed.
    package var isFile: Bool { status?.isRegularFile ?? false }

    /// Whether a folder is there, links followed.
    package var isFolder: Bool { status?.isFolder ?? false }

    private var status: stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
