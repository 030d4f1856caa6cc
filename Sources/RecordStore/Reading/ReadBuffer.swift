import CRecordScanner
import Glibc

/// Bytes that are read into again and again, always followed by the scanner's padding.
final class ReadBuffer {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity + Int(CRS_PADDING), alignment: 64)
    }

    deinit { start.deallocate() }

    /// The bytes from a place on; they hold until the next change.
    func bytes(from place: Int = 0) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + place, count: count - place)
    }

    func removeAll() { count = 0 }

    /// Drops the first bytes and moves the rest to the front.
    func removeFirst(_ dropped: Int) {
        count -= dropped
        memmove(start, start + dropped, count)
    }

    /// Cuts the bytes from a place on.
    func truncate(to place: Int) { count = min(count, place) }

    /// Reads more bytes of a file behind those that are here.
    /// - Returns: how many there were, fewer than asked for only at the end of the file.
    func append(_ file: SourceFile, from offset: Int, length: Int) throws(SystemError) -> Int {
        reserve(count + length)
        let read = try file.read(
            into: UnsafeMutableRawBufferPointer(start: start + count, count: length), at: offset)
        count += read
        memset(start + count, 0, Int(CRS_PADDING))
        return read
    }

    /// The place of the next newline, nil where there is none.
    func newline(from place: Int) -> Int? {
        guard place < count, let found = memchr(start + place, 10, count - place) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    private func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity + Int(CRS_PADDING), alignment: 64)
        memcpy(larger, start, count)
        start.deallocate()
        start = larger
    }
}
