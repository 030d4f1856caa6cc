extension RecordID {
    /// Makes an id that grows with time: the milliseconds since 1970, then chance.
    ///
    /// Where a clock went back, or many answers fall into one millisecond, the id goes on from the last one,
    /// so that ids grow within a file whatever happens.
    /// Source: RFC 9562, sections 5.7 (UUID version 7) and 6.2 (monotonic random).
    /// - Parameters:
    ///   - last: the greatest id so far.
    ///   - instant: milliseconds since 1970-01-01T00:00Z; before that counts as then.
    ///   - generator: gives the chance.
    /// - Returns: an id above the last one, so long as there is one.
    package static func next(
        after last: RecordID?, at instant: Int64, using generator: inout some RandomNumberGenerator
    ) -> RecordID {
        let milliseconds = UInt64(clamping: instant) & timeMask
        let fresh = RecordID(time: milliseconds, generator.next(), generator.next())
        guard let last, last >= fresh, last.beginsWithTime else { return fresh }
        return last.advanced(by: generator.next() & 0xFFFF_FFFF | 1) ?? fresh
    }

    /// UUIDs of versions 7 and 8 do, as far as Earwheel made them; hashes of other texts are no times to go on from.
    private var beginsWithTime: Bool { [7, 8].contains(high >> 12 & 15) && low >> 62 == 2 }

    private static let timeMask: UInt64 = 1 << 48 - 1
    private static let lowMask: UInt64 = 1 << 62 - 1

    private init(time: UInt64, _ high: UInt64, _ low: UInt64) {
        self.init(high: time << 16 | 0x7000 | high & 0xFFF, low: 1 << 63 | low & Self.lowMask)
    }

    /// The id a step above: chance is counted up, and what overflows goes into the time.
    /// - Returns: nil above the greatest id there is.
    private func advanced(by step: UInt64) -> RecordID? {
        let low = (self.low & Self.lowMask) + step
        let high = (high & 0xFFF) + low >> 62
        let time = self.high >> 16 + high >> 12
        let next = RecordID(time: time & Self.timeMask, high, low)
        return next > self ? next : nil
    }
}
