/// An entry for ncurses, read by the layout that its C header gives it; the tests do not know that room.
struct Entry: Equatable {
    var scalar: Unicode.Scalar
    var pair: Int32 = 0

    /// 1 bold, 2 dim, 4 reverse, 8 underline.
    var attributes: UInt8 = 0
    var isCombining = false
}

extension Entry {
    init(reading cell: some BitwiseCopyable) {
        self = withUnsafeBytes(of: cell) { bytes in
            Entry(
                scalar: Unicode.Scalar(bytes.load(as: UInt32.self)) ?? "\u{FFFD}",
                pair: bytes.load(fromByteOffset: 4, as: Int32.self), attributes: bytes[8],
                isCombining: bytes[9] != 0)
        }
    }
}
