import CRecordScanner

/// Reads a file from its beginning to its end, and gives its rows together with their bytes.
struct RowReader {
    let file: SourceFile
    let scanner: RecordScanner
    let buffer: ReadBuffer

    /// How many bytes are read at a time.
    let blockSize: Int

    /// - Parameters:
    ///   - isArray: the file is one array, and else lines.
    ///   - take: gets what was scanned and the bytes that offsets count in; both hold until it returns. False ends
    ///     the reading.
    /// - Throws: `ReadingError`, and what `take` throws.
    func read(isArray: Bool, _ take: (crs_result, UnsafeRawBufferPointer) throws -> Bool) throws {
        buffer.removeAll()
        scanner.begin(isArray: isArray)
        var offset = 0
        var step = blockSize
        var atEnd = false
        while !atEnd {
            let read = try append(from: offset, length: step)
            offset += read
            atEnd = read == 0 || offset >= file.size
            guard let result = scanner.rows(in: buffer.bytes(), atEnd: atEnd) else {
                throw ReadingError.outOfMemory
            }
            guard try take(result, buffer.bytes()) else { return }
            // An element that spans many steps is looked at anew in each: longer steps, fewer looks.
            step = result.consumed == 0 ? step * 2 : blockSize
            buffer.removeFirst(result.consumed)
        }
    }

    private func append(from offset: Int, length: Int) throws(ReadingError) -> Int {
        let rest = max(0, min(length, file.size - offset))
        do { return try buffer.append(file, from: offset, length: rest) } catch { throw .system(error) }
    }
}
