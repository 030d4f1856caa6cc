/// Standard output for many small pieces.
struct BufferedOutput {
    private var pending = ""

    private static let size = 1 << 18

    /// - Throws: `FileError.unwritable`.
    mutating func add(_ text: String) throws(FileError) {
        pending += text
        if pending.utf8.count >= Self.size { try flush() }
    }

    /// - Throws: `FileError.unwritable`.
    mutating func flush() throws(FileError) {
        try Output.write(pending)
        pending = ""
    }
}
