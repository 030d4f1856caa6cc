import Events
import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
    private static let common = Dictionary(
        uniqueKeysWithValues: KeyTable.common.map { (Array($0.key.utf8), $0.value) })

    private func decoder() -> KeyDecoder {
        KeyDecoder(known: Self.common, isUnicode: true, escapeDelay: 0.025)
    }

    /// What comes of bytes that arrive together, and of the silence after them.
    private func events(_ bytes: [UInt8]) -> [Event] {
        var decoder = decoder()
        let events = decoder.feed(bytes, at: 0)
        return events + decoder.expire(at: 10)
    }

    private func events(_ text: String) -> [Event] { events(Array(text.utf8)) }

    @Test func everyKeyOfTheTableIsUnderstood() {
        for (sequence, key) in KeyTable.common {
            #expect(events("\u{1B}" + sequence) == [.key(key)], "\(sequence)")
        }
        for (text, key) in [
            ("\t", Key.tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
        ] {
            #expect(events(text) == [.key(key)])
        }
        #expect(events("qé界") == ["q", "é", "界"].map { .key(.character($0)) })
    }

    @Test func aSequenceMayBeSplitAnywhere() {
        for text in ["\u{1B}[A", "\u{1B}[5~", "\u{1B}[<0;12;1M", "é", "界", "\u{1B}[200~"] {
            let bytes = Array(text.utf8)
            for place in 0...bytes.count {
                var decoder = decoder()
                let split = decoder.feed(bytes[..<place], at: 0) + decoder.feed(bytes[place...], at: 0.02)
                #expect(split == events(bytes), "\(text.debugDescription) at \(place)")
            }
        }
    }

    @Test func escapeAloneComesAfterItsDelay() {
        var decoder = decoder()
        #expect(decoder.feed([27], at: 1).isEmpty)
        #expect(decoder.deadline == 1.025)
        #expect(decoder.expire(at: 1.02).isEmpty)
        #expect(decoder.expire(at: 1.025) == [.key(.escape)])
        #expect(decoder.deadline == nil)
    }

    @Test func aSlowSequenceStillBecomesItsKey() {
        var decoder = decoder()
        _ = decoder.feed([27], at: 1)
        #expect(decoder.expire(at: 1.03) == [.key(.escape)])
        #expect(decoder.feed(Array("[A".utf8), at: 1.05) == [.key(.up)])
    }

    @Test func aReportWithoutAnEndDoesNotEatKeysForEver() {
        var decoder = decoder()
        _ = decoder.feed(Array("\u{1B}P".utf8), at: 0)
        var events: [Event] = []
        for press in 1...5 { events += decoder.feed(Array("q".utf8), at: Double(press) / 10) }
        #expect(events == [.key(.character("q")), .key(.character("q")), .key(.character("q"))])
    }

    @Test func unknownSequencesDoNothing() {
        for text in [
            "\u{1B}[99~", "\u{1B}[1;5A", "\u{1B}[?62;22c", "\u{1B}]0;q\u{7}", "\u{1B}P+q\u{1B}\\",
            "\u{0}\u{1}",
        ] {
            #expect(events(text).isEmpty, "\(text.debugDescription)")
        }
        #expect(events([0xFF, 0xFE, 0xC0, 0x80]).isEmpty)
    }

    @Test func bothCodingsOfTheMouse() {
        #expect(events("\u{1B}[<0;12;3M") == [.press(column: 11, row: 2)])
        #expect(events([27] + Array("[M".utf8) + [32, 44, 35]) == [.press(column: 11, row: 2)])
        for other in [
            "\u{1B}[<0;12;3m", "\u{1B}[<64;12;3M", "\u{1B}[<32;12;3M", "\u{1B}[<1;12;3M", "\u{1B}[<0;0;3M",
        ] {
            #expect(events(other).isEmpty, "\(other.debugDescription)")
        }
    }

    @Test func nothingOfAPasteIsLost() {
        let text = String(repeating: "abc?", count: 2_500)
        #expect(events(text) == text.map { .key(.character($0)) })
    }

    @Test func withoutUnicodeOnlyASCIICounts() {
        var decoder = KeyDecoder(known: Self.common, isUnicode: false, escapeDelay: 0.025)
        #expect(decoder.feed(Array("aéb".utf8), at: 0) == [.key(.character("a")), .key(.character("b"))])
    }

    @Test func anyBytesAreBorne() {
        var state: UInt64 = 7
        for _ in 0..<300 {
            var decoder = decoder()
            var events: [Event] = []
            for step in 0..<100 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                events += decoder.feed([UInt8(state >> 56)], at: Double(step))
            }
            #expect(events.count <= 200)
        }
    }
}
