import Glibc
import Testing

/// The awkward files, and what each must give.
enum Cases {
    /// A row of expected.tsv: used, reported, outside, then correct/count for each of the twelve.
    struct Expectation: Sendable, CustomTestStringConvertible {
        let file: String
        let figures: [String]
        var testDescription: String { file }
    }

    static var all: [Expectation] {
        let text = String(decoding: bytes("expected.tsv"), as: UTF8.self)
        return text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Expectation(file: cells[0], figures: Array(cells.dropFirst()))
        }
    }

    /// Found beside this file, so that the tests need no bundle.
    static func path(_ name: String) -> String {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        return "/" + folder + "/Cases/" + name
    }

    static func bytes(_ name: String) -> [UInt8] {
        let descriptor = open(path(name), O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &piece, piece.count), count > 0 { bytes += piece[..<count] }
        return bytes
    }
}
