import Glibc

/// What is installed beside the program.
enum Resources {
    /// The path of a resource: in `Resources` of a folder above the program (a build), or in `../share/earwheel`.
    /// - Returns: nil where it is nowhere.
    static func path(of name: String) -> String? {
        guard let program = program else { return nil }
        var folder = program[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            for place in ["\(folder)/Resources/\(name)", "\(folder)/share/earwheel/\(name)"]
            where access(place, R_OK) == 0 {
                return place
            }
        }
        return nil
    }

    private static var program: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
