import CRecordScanner

/// A file of the store and how it is to be read.
struct Source: Sendable {
    enum Shape: Sendable { case lines, array }

    /// As UTF-8.
    let file: SourceFile

    let shape: Shape

    /// Looks at the first significant byte.
    init(_ file: SourceFile, buffer: ReadBuffer) throws(SystemError) {
        let file = file.decoded()
        self.file = file
        shape = try Self.shape(of: file, buffer: buffer)
    }

    private static let probe = 4096

    private static func shape(of file: SourceFile, buffer: ReadBuffer) throws(SystemError) -> Shape {
        var offset = 0
        while offset < file.size {
            buffer.removeAll()
            let read = try buffer.append(file, from: offset, length: min(probe, file.size - offset))
            guard read > 0 else { break }
            let bytes = buffer.bytes()
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { break }
            let place = crs_first_significant(start, read)
            if place < read { return crs_is_array(start + place, read - place) ? .array : .lines }
            offset += read
        }
        return .lines
    }
}
