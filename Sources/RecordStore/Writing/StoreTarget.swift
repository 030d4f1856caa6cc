/// Where a store takes new records.
package enum StoreTarget: Hashable, Sendable {
    /// A folder, in which each device has a file.
    case folder(String)

    /// One file.
    case file(String)

    /// What is not there yet is a file if it is named like one, and else a folder.
    package init(_ location: StoreLocation) {
        let isNamedAsFile = location.path.hasSuffix(".jsonl") || location.path.hasSuffix(".json")
        let isFile = location.exists ? !location.isFolder : isNamedAsFile
        self = isFile ? .file(location.path) : .folder(location.path)
    }

    /// The file that a device appends to; the folder is made where it is missing.
    /// - Parameter device: is asked for its name only where that is needed.
    /// - Returns: the path of the file.
    /// - Throws: why there can be no folder, or no name.
    package func path(for device: () throws(SaveError) -> DeviceName) throws(SaveError) -> String {
        switch self {
        case .file(let path): return path
        case .folder(let path):
            let device = try device()
            try Folder.make(path)
            return "\(path)/\(device.text).jsonl"
        }
    }
}
