import Glibc

/// Fetches what an address names, with the program curl: it knows proxies, certificates and redirections.
///
/// Brackets in the address are no patterns, and the person's own settings of curl count for nothing. Whatever ends us
/// meanwhile ends curl.
enum Fetch {
    static func isAddress(_ text: String) -> Bool {
        ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    }

    /// Seconds: the longest that fetching may take, that connecting may take, and that nothing may come.
    private static let patience = 60
    private static let patienceToConnect = 10
    private static let patienceInSilence = 20

    /// What curl is told; `--disable` counts in the first place only.
    private static let options = [
        "--disable", "--silent", "--show-error", "--fail", "--location", "--proto", "=http,https",
        "--globoff", "--compressed", "--max-time", "\(patience)", "--connect-timeout", "\(patienceToConnect)",
        "--speed-limit", "1", "--speed-time", "\(patienceInSilence)",
    ]

    /// - Parameter address: `http` or `https`.
    /// - Returns: what is there.
    /// - Throws: `FileError.unfetched`.
    static func bytes(from address: String) throws(FileError) -> [UInt8] {
        let curl = Child(["curl"] + options + ["--", address])
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
