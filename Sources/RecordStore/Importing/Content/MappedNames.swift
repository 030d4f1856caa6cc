import Glibc

/// The names that a person mapped to ours, as far as they change how a source is read.
enum MappedNames {
    /// Leaves out names that are mapped to themselves, and those that stand nowhere in the source: a map that changes
    /// nothing must not change which reader reads a record, for its id would change.
    static func effective(_ map: [String: String], in bytes: [UInt8]) -> Set<String> {
        Set(map.filter { $0.key != $0.value && isNamed($0.key, in: bytes) }.keys)
    }

    /// Of a dotted path each name stands for itself.
    private static func isNamed(_ path: String, in bytes: [UInt8]) -> Bool {
        contains("\"\(path)\"", in: bytes)
            || path.contains(".")
                && path.split(separator: ".").allSatisfy { contains("\"\($0)\"", in: bytes) }
    }

    /// Tells whether a text stands in the bytes, wherever.
    static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
        let text = Array(text.utf8)
        guard let first = text.first else { return true }
        return bytes.withUnsafeBytes { bytes in
            var place = bytes.baseAddress
            while let start = place, let end = bytes.baseAddress.map({ $0 + bytes.count }),
                let found = memchr(start, Int32(first), end - start),
                end - UnsafeRawPointer(found) >= text.count
            {
                if memcmp(found, text, text.count) == 0 { return true }
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
