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

    /// Where a link leads to, there or not; nil for what is no link.
    static func target(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink(path, &bytes, bytes.count - 1)
        guard length > 0 else { return nil }
        let text = String(decoding: bytes[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.hasPrefix("/") ? text : sibling(of: path, named: text)
    }

    /// With all links followed; nil where nothing is at their end.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
