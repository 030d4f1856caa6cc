import Testing

@testable import RecordStore

struct DerivedIDTests {
    @Test func `A made id is a UUID of version 8 that sorts by its order`() {
        let early = RecordID(derivedFrom: "b", of: .table, order: 1_000)
        let late = RecordID(derivedFrom: "a", of: .table, order: 1_001)
        #expect(early < late && early.high >> 16 == 1_000 && late.high >> 16 == 1_001)
        for id in [early, late] {
            let digits = Array("\(id)")
            #expect(digits[14] == "8" && "89ab".contains(digits[19]))
            #expect(RecordID(text: "\(id)") == id)
        }
        #expect(RecordID(derivedFrom: "a", of: .table, order: -5).high >> 16 == 0)
        #expect(RecordID(derivedFrom: "a", of: .table, order: .max).high >> 16 == 1 << 48 - 1)
    }

    @Test func `The same says the same for ever`() {
        #expect(
            "\(RecordID(derivedFrom: "GNU", of: .solfege, order: 1_300_000_000_000))"
                == "012eae09-c800-8696-9db1-fa3f007f5a5e")
    }

    @Test func `Identity, format and occurrence tell ids apart`() {
        var ids: Set<RecordID> = []
        for format in ImportFormat.allCases {
            for identity in 0..<2000 {
                for occurrence in 0..<3 {
                    ids.insert(
                        RecordID(derivedFrom: "\(identity)", of: format, order: 0, occurrence: occurrence))
                }
            }
        }
        #expect(ids.count == ImportFormat.allCases.count * 6000)
    }

    @Test func `Texts have the ids that a store gives them`() {
        #expect(
            RecordID(text: "01900000-0000-7000-8000-00000000000A")
                == RecordID(text: "01900000-0000-7000-8000-00000000000a"))
        #expect(RecordID(text: "x1") == RecordID(text: "x1") && RecordID(text: "x1") != RecordID(text: "x2"))
    }
}
