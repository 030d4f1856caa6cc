import Glibc
import IntervalStatistics
import RecordStore

/// Standard input, and files that a person names.
enum Input {
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Reads what an operand names: a file, an address, or `-` for standard input.
    /// - Parameter operand: as it was typed.
    /// - Returns: all of it.
    /// - Throws: `FileError` where it cannot be read or fetched.
    static func read(_ operand: String) throws(FileError) -> ImportSource {
        if operand == "-" {
            return ImportSource(name: "standard input", bytes: try bytes(of: STDIN_FILENO, operand))
        }
        if Fetch.isAddress(operand) {
            return ImportSource(name: operand, bytes: try Fetch.bytes(from: operand))
        }
        let descriptor = open(operand, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: operand, code: errno) }
        defer { close(descriptor) }
        return ImportSource(
            name: operand, bytes: try bytes(of: descriptor, operand), modified: modified(descriptor))
    }

    private static func modified(_ descriptor: Int32) -> Moment? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        let seconds = Int64(status.st_mtim.tv_sec)
        return Moment(instant: seconds * 1000, offset: WallClock.offset(at: seconds))
    }

    /// Reads to the end.
    /// - Parameters:
    ///   - descriptor: of anything that can be read.
    ///   - name: for the sentence where it fails.
    /// - Returns: all bytes.
    /// - Throws: `FileError.unreadable`.
    static func bytes(of descriptor: Int32, _ name: String) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: name, code: errno) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }
}
