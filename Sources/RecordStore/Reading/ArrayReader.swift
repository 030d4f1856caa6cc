/// Reads a file that is one JSON array, from its beginning to its end.
struct ArrayReader {
    let file: SourceFile
    let scanner: RecordScanner
    let buffer: ReadBuffer

    /// How many bytes are read at a time.
    let blockSize: Int

    /// Gives each block in order with the bytes it used up to `take`, which ends the reading with false.
    /// - Parameter take: is called on this thread.
    /// - Throws: what the system answered, or that memory ran out.
    func read(_ take: (ScannedBlock, Int) -> Bool) throws(ReadingError) {
        buffer.removeAll()
        scanner.begin(isArray: true)
        var offset = 0
        var step = blockSize
        var atEnd = false
        while !atEnd {
            let read = try append(from: offset, length: step)
            offset += read
            atEnd = read == 0 || offset >= file.size
            guard let scanned = scanner.scan(buffer.bytes(), atEnd: atEnd) else { throw .outOfMemory }
            buffer.removeFirst(scanned.consumed)
            // An element that spans many steps is looked at anew in each: longer steps, fewer looks.
            step = scanned.consumed == 0 ? step * 2 : blockSize
            guard take(scanned.block, scanned.consumed) else { return }
        }
    }

    private func append(from offset: Int, length: Int) throws(ReadingError) -> Int {
        let rest = max(0, min(length, file.size - offset))
        do { return try buffer.append(file, from: offset, length: rest) } catch { throw .system(error) }
    }
}
