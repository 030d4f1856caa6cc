import Glibc

/// Whether a store is there, and which one.
struct StorePresence {
    private let identity: Identity?
    private let holdsSources: Bool

    init(_ location: StoreLocation) {
        var status = stat()
        identity =
            stat(location.path, &status) == 0 ? Identity(device: status.st_dev, inode: status.st_ino) : nil
        holdsSources = !SourceListing(location).paths.isEmpty
    }

    /// Whether what was there has been taken away as a whole, as when a folder above is renamed or a disk is taken out;
    /// an empty folder that stands there instead is no store either. Files that go one by one were deleted.
    func isLost(since earlier: StorePresence) -> Bool {
        earlier.holdsSources && !holdsSources && identity != earlier.identity
    }

    private struct Identity: Equatable {
        let device: dev_t
        let inode: ino_t
    }
}
