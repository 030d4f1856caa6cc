import Glibc

/// A file that appears under its name only when it is whole and on the disk.
struct NewFile {
    let folder: String

    /// Without its ending; a number follows where a file has the name already.
    let name: String
    let ending: String

    /// - Parameter pieces: the content, in order.
    /// - Returns: false where the file system cannot say when it is on the disk.
    /// - Throws: why there is no such file; nothing is left of it.
    func write(_ pieces: some Sequence<some Sequence<UInt8>>) throws(SaveError) -> Bool {
        let part: PartFile
        do { part = try PartFile(in: folder, named: name) } catch {
            throw .refused(path: folder, code: error.number)
        }
        defer { part.end() }
        try Self.write(pieces, to: part.descriptor, path: folder)
        let isFlushed = try Disk.flush(part.descriptor, path: folder)
        try give(part.path)
        return Disk.flushName(of: part.path) && isFlushed
    }

    /// Gives the content its name in one step, and never takes a name from another file.
    private func give(_ aside: String) throws(SaveError) {
        var number = 1
        while try !Naming.give("\(folder)/\(name)\(number == 1 ? "" : "-\(number)")\(ending)", to: aside) {
            number += 1
        }
    }

    /// Writes a mebibyte or so at a time.
    static func write(_ pieces: some Sequence<some Sequence<UInt8>>, to descriptor: Int32, path: String)
        throws(SaveError)
    {
        var buffer: [UInt8] = []
        for piece in pieces {
            buffer += piece
            if buffer.count > 1 << 20 {
                try write(buffer, to: descriptor, path: path)
                buffer.removeAll(keepingCapacity: true)
            }
        }
        try write(buffer, to: descriptor, path: path)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(SaveError) {
        if let refusal = Disk.write(bytes, to: descriptor).refusal {
            throw .refused(path: path, code: refusal.number)
        }
    }
}
