import Glibc

/// Parts of paths.
enum Path {
    /// The folder that something lies in, as far as the path tells.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What comes after the last slash.
    static func name(of path: String) -> String {
        String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    }

    /// Something beside what a path leads to.
    static func sibling(of path: String, named name: String) -> String {
        String(path.dropLast(Self.name(of: path).count)) + name
    }

    /// With all links followed; nil where nothing is at their end.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
