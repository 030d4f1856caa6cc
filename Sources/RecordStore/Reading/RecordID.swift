import CRecordScanner

/// A record's id as a number: the value of its UUID, or a hash of any other text.
package struct RecordID: Hashable, Comparable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(_ id: crs_id) { self.init(high: id.high, low: id.low) }

    package static func < (left: RecordID, right: RecordID) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}

extension RecordID: CustomStringConvertible {
    /// As a UUID is written: `019ab5b4-f1d9-7a6c-8d4e-0123456789ab`.
    package var description: String {
        String(unsafeUninitializedCapacity: 36) { bytes in
            var place = 0
            for digit in 0..<32 {
                if [8, 12, 16, 20].contains(digit) {
                    bytes[place] = UInt8(ascii: "-")
                    place += 1
                }
                let half = digit < 16 ? high : low
                let value = UInt8(half >> UInt64(60 - digit % 16 * 4) & 15)
                bytes[place] = value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
                place += 1
            }
            return place
        }
    }
}
