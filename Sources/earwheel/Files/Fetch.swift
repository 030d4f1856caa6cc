import Glibc

/// Fetches what an address names, with the program curl: it knows proxies, certificates and redirections.
enum Fetch {
    static func isAddress(_ text: String) -> Bool {
        ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    }

    /// The longest that fetching may take, in seconds.
    private static let patience = 120

    /// - Parameter address: `http` or `https`.
    /// - Returns: what is there.
    /// - Throws: `FileError.unfetched`.
    static func bytes(from address: String) throws(FileError) -> [UInt8] {
        let curl = Child([
            "curl", "--silent", "--show-error", "--fail", "--location", "--proto", "=http,https",
            "--max-time", "\(patience)", "--", address,
        ])
        guard let curl else {
            throw .unfetched(address: address, reason: "the program curl is not installed")
        }
        let bytes = (try? Input.bytes(of: curl.output, address)) ?? []
        let said = (try? Input.bytes(of: curl.errors, address)) ?? []
        guard curl.end() == 0 else {
            let reason = String(decoding: said, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw .unfetched(address: address, reason: reason ?? "curl failed")
        }
        return bytes
    }
}
