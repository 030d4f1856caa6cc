import Glibc

/// What killed processes have left of files that they were making.
package struct Leftovers {
    private let location: StoreLocation

    /// Those of other machines, and of 0.1, are left alone for a day, in seconds: there they may still be made.
    private static let patience = 86_400

    package init(of location: StoreLocation) { self.location = location }

    /// Removes what nobody is making any more.
    /// - Returns: the paths of what was removed.
    @discardableResult package func clear() -> [String] {
        var targets: [String: Set<String>] = [:]
        let files = SourceListing(location).paths + (location.isFolder ? [] : [location.path])
        for path in files.map({ Path.resolved($0) ?? $0 }) {
            targets[Path.folder(of: path), default: []].insert(Path.name(of: path))
        }
        let own = location.isFolder ? Path.resolved(location.path) : nil
        if let own { targets[own, default: []] = targets[own, default: []] }
        return targets.sorted { $0.key < $1.key }.flatMap { folder, names in
            Self.names(in: folder).filter { Self.isLeft($0, in: folder, of: names, isStore: folder == own) }
                .map { "\(folder)/\($0)" }.filter(PartFile.remove)
        }
    }

    /// Outside the store's own folder only the files that the store names are ours.
    private static func isLeft(_ name: String, in folder: String, of targets: Set<String>, isStore: Bool)
        -> Bool
    {
        guard let part = PartName(parsing: name) else { return false }
        let isOurs = targets.contains(part.target) || isStore && isTarget(part.target)
        return isOurs && (part.isOfThisMachine || isOld("\(folder)/\(name)"))
    }

    private static func isTarget(_ name: String) -> Bool {
        SourceListing.isSource(name) || name.split(separator: ".").last?.hasPrefix("import-") == true
    }

    private static func isOld(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > patience
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) { names.append(SourceListing.name(of: entry)) }
        return names.sorted()
    }
}
