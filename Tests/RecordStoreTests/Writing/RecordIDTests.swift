import RecordStore
import TestSupport
import Testing

struct RecordIDTests {
    @Test func `An id begins with the milliseconds and is a UUID of version 7`() {
        var generator = SeededGenerator(seed: 1)
        let id = RecordID.next(after: nil, at: 0x019A_B5B4_F1D9, using: &generator)
        let text = "\(id)"
        #expect(text.hasPrefix("019ab5b4-f1d9-7") && text.count == 36)
        #expect("89ab".contains(Array(text)[19]))
    }

    @Test(arguments: [[5, 5, 5, 5], [9, 3, 1, 0], [1, 2, 3, 4], [4_102_444_800_000, 5, -7, 1_000]])
    func `Ids grow whatever the clock says`(instants: [Int64]) {
        var generator = SeededGenerator(seed: 2)
        var last: RecordID?
        for instant in Array(repeating: instants, count: 250).joined() {
            let id = RecordID.next(after: last, at: instant, using: &generator)
            if let last { #expect(last < id) }
            #expect(id.high >> 12 & 15 == 7 && id.low >> 62 == 2)
            last = id
        }
    }

    @Test func `What overflows goes into the time`() {
        var generator = SeededGenerator(seed: 3)
        let last = RecordID(high: 0x0000_0000_0005_7FFF, low: 0xBFFF_FFFF_FFFF_FFFF)
        let next = RecordID.next(after: last, at: 0, using: &generator)
        #expect(next > last && next.high == 0x0000_0000_0006_7000 && next.low < 0x8000_0001_0000_0000)
    }

    @Test func `An id that is no time is not gone on from`() {
        var generator = SeededGenerator(seed: 5)
        let hash = RecordID(high: 0xF687_889A_8A00_4344, low: 0x8B61_C3C5_47E9_DF39)
        #expect(RecordID.next(after: hash, at: 6, using: &generator).high >> 16 == 6)
    }

    @Test func `After the greatest id there is, time alone decides`() {
        var generator = SeededGenerator(seed: 4)
        let last = RecordID(high: .max, low: .max)
        #expect(RecordID.next(after: last, at: 6, using: &generator).high >> 16 == 6)
    }
}
