import Glibc

/// What to watch so that nothing which happens to a store goes unseen, and nothing else wakes.
struct WatchPlan: Equatable {
    /// Folders in which every change matters: the store's own, and those to which its links lead.
    private(set) var whole: Set<String> = []

    /// Where what is awaited would appear: the nearest folders that are there.
    private(set) var nearest: Set<String> = []

    /// Folders above those, of which only their own going matters: others work in them, too.
    private(set) var above: Set<String> = []

    /// Links on the way, as themselves.
    private(set) var links: Set<String> = []

    init(_ location: StoreLocation) {
        for path in [location.path] + SourceListing(location).paths { addEnds(of: path) }
        add(location.isFolder ? location.path : Path.folder(of: location.path))
        for folder in whole.union(nearest) { addWay(to: folder, links: 0) }
        above.subtract(whole.union(nearest))
    }

    /// Where a link lies and where it leads to, there or not; nothing for what is no link.
    private mutating func addEnds(of path: String) {
        guard let target = Path.target(ofLink: path) else { return }
        add(Path.folder(of: path))
        add(Path.folder(of: Path.resolved(path) ?? target))
    }

    private mutating func add(_ folder: String) {
        if StoreLocation(path: folder).isFolder {
            whole.insert(folder)
        } else {
            nearest.insert(Self.nearest(folder))
        }
    }

    private static func nearest(_ path: String) -> String {
        let folder = Path.folder(of: path)
        return StoreLocation(path: folder).isFolder || folder == "/" || folder == "."
            ? folder : nearest(folder)
    }

    /// Follows links as the system does, and gives up where it does.
    private mutating func addWay(to path: String, links followed: Int) {
        guard followed < 40, path != "/", path != ".", !path.isEmpty else { return }
        if let target = Path.target(ofLink: path) {
            links.insert(path)
            addWay(to: target, links: followed + 1)
        } else {
            above.insert(path)
        }
        addWay(to: Path.folder(of: path), links: followed)
    }
}
