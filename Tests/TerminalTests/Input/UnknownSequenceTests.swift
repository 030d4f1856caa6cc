import Events
import Testing

@testable import Terminal

/// Function keys, keys with modifiers, answers, focus, pastes, titles, and reports with a text.
private let unknown = [
    "\u{1B}OP", "\u{1B}[11~", "\u{1B}[24~", "\u{1B}[[A", "\u{1B}[1;5C", "\u{1B}[27;5;9~", "\u{1B}[57414u",
    "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[200~", "\u{1B}]11;rgb:1111/2222/7777\u{7}", "\u{1B}P1+r71\u{1B}\\",
    "\u{1B}]0;title\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^quiet\u{1B}\\", "\u{1B}[?2026;2$y",
    "\u{1B}O5P",
    "\u{1B}[" + String(repeating: "1;", count: 200) + "m",
]

@Suite struct UnknownSequenceTests {
    @Test(arguments: unknown) func `it does nothing, however it is split`(sequence: String) {
        for pieces in [[Array(sequence.utf8)]] + Array(sequence.utf8).splits {
            var keyboard = Keyboard()
            #expect(keyboard.type(pieces).isEmpty, "\(pieces)")
            #expect(!keyboard.isWaiting)
            #expect(keyboard.type("q") == Event.letters("q"))
        }
    }

    @Test func `broken characters do nothing`() {
        let broken: [[UInt8]] = [
            [0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5], [0xC2, 0x9B],
        ]
        for bytes in broken {
            var keyboard = Keyboard()
            #expect(keyboard.type(bytes).isEmpty, "\(bytes)")
            #expect(keyboard.type("q") == Event.letters("q"), "\(bytes)")
        }
    }

    @Test func `a character that breaks off does not swallow the next key`() {
        var keyboard = Keyboard()
        #expect(keyboard.type([0xE2, 0x82, 0x71]) == Event.letters("q"))
        #expect(keyboard.type([0xF0, 0x9F, 0x1B, 0x5B, 0x41]) == [.key(.up)])
        #expect(keyboard.type([0xC3]).isEmpty && keyboard.wait(0.31).isEmpty)
        #expect(keyboard.type([0xA9]).isEmpty)
    }

    @Test func `where characters are not UTF-8, bytes beyond ASCII do nothing`() {
        var keyboard = Keyboard(isUnicode: false)
        #expect(keyboard.type("aé漢🎵b") == Event.letters("ab"))
    }

    @Test func `a report without an end does not eat keys for ever`() {
        var decoder = KeyDecoder(known: [:], isUnicode: true, escapeDelay: 0.025)
        _ = decoder.feed(Array("\u{1B}P".utf8), at: 0)
        var events: [Event] = []
        for press in 1...5 { events += decoder.feed(Array("q".utf8), at: Double(press) / 10) }
        #expect(events == Array(repeating: .key(.character("q")), count: 3))
    }
}
