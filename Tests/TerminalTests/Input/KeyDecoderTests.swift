import Events
import Testing

@testable import Terminal

/// What the keys of xterm, the VT220, rxvt and the Linux console send.
private let keys: [(String, Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OA", .up),
    ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left), ("\u{1B}[H", .home), ("\u{1B}OH", .home),
    ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
    ("\u{1B}[8~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete),
    ("\u{1B}[Z", .backTab), ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{8}", .backspace), ("\u{7F}", .backspace), ("a", .character("a")), (" ", .character(" ")),
    ("~", .character("~")), ("\u{1B}Op", .character("0")), ("\u{1B}Oy", .character("9")),
    ("é", .character("é")), ("漢", .character("漢")), ("🎵", .character("🎵")),
]

@Suite struct KeyDecoderTests {
    private var keyboard = Keyboard()

    @Test(arguments: keys) mutating func `knows a key`(bytes: String, key: Key) {
        #expect(keyboard.type(bytes) == [.key(key)])
        #expect(!keyboard.isWaiting)
    }

    @Test(arguments: keys) func `knows a key however its bytes are split`(bytes: String, key: Key) {
        for pieces in Array(bytes.utf8).splits {
            var keyboard = Keyboard()
            #expect(keyboard.type(pieces) == [.key(key)], "\(pieces)")
        }
    }

    @Test mutating func `takes every printable character of ASCII as itself`() {
        let text = String(String.UnicodeScalarView((0x20..<0x7F).compactMap { Unicode.Scalar($0) }))
        #expect(keyboard.type(text) == Event.letters(text))
    }

    @Test mutating func `drops control keys that mean nothing`() {
        #expect(
            keyboard.type((0..<0x20 as Range<UInt8>).filter { ![8, 9, 10, 13, 27].contains($0) }).isEmpty)
        #expect(!keyboard.isWaiting)
    }

    @Test mutating func `joins a paste that comes in blocks`() {
        let text = String((0..<10_000).map { place in Character("\(place % 10)") })
        let bytes = Array(text.utf8)
        let events = stride(from: 0, to: bytes.count, by: 4_096).flatMap { start in
            keyboard.type(bytes[start..<min(start + 4_096, bytes.count)])
        }
        #expect(events == Event.letters(text))
    }
}

@Suite struct EscapeTests {
    private var keyboard = Keyboard()

    @Test mutating func `alone it is the key once the delay is over`() throws {
        #expect(keyboard.type("\u{1B}").isEmpty)
        #expect(abs(try #require(keyboard.patience) - 0.025) < 1e-9)
        #expect(keyboard.wait(0.024).isEmpty)
        #expect(keyboard.wait(0.002) == [.key(.escape)])
        #expect(!keyboard.isWaiting)
    }

    @Test func `the delay is the one given`() {
        var patient = Keyboard(escapeDelay: 1)
        #expect(patient.type("\u{1B}").isEmpty && patient.wait(0.9).isEmpty)
        #expect(patient.type("[A") == [.key(.up)])
        var hasty = Keyboard(escapeDelay: 0)
        #expect(hasty.type("\u{1B}").isEmpty)
        #expect(hasty.wait(0) == [.key(.escape)])
    }

    /// Every key with Escape before it at once, in one piece or in bytes that come quickly one after the other.
    @Test(arguments: keys) func `with a key right after it it is Alt, which means nothing`(
        bytes: String, key: Key
    ) {
        // Alone, these two begin a sequence.
        guard !["[", "O"].contains(bytes) else { return }
        for pieces in [[[27] + Array(bytes.utf8)], [[27]] + bytes.utf8.map { [$0] }] {
            var keyboard = Keyboard()
            let isSequence = bytes.utf8.count > 1 && bytes.utf8.first == 27
            #expect(keyboard.type(pieces).isEmpty, "\(pieces)")
            #expect(!keyboard.isWaiting || isSequence)
            #expect(keyboard.type("q") == Event.letters("q"), "\(pieces)")
        }
    }

    @Test mutating func `Alt with a letter does nothing, and the letter alone does what it does`() {
        #expect(keyboard.type("\u{1B}qq\u{1B}éé\u{1B}?") == Event.letters("qé"))
        #expect(keyboard.type("\u{1B}\u{1}a") == Event.letters("a"))
    }

    @Test mutating func `a letter that comes after the delay is meant, and so is Escape`() {
        #expect(keyboard.type([[27], Array("q".utf8)], pause: 0.026) == [.key(.escape)] + Event.letters("q"))
    }

    @Test mutating func `pressed twice quickly it is the key once`() {
        #expect(keyboard.type("\u{1B}\u{1B}").isEmpty)
        #expect(keyboard.wait(0.03) == [.key(.escape)])
        #expect(keyboard.type("q") == Event.letters("q"))
    }

    @Test mutating func `Alt with what breaks off leaves the next key alone`() {
        #expect(keyboard.type([27, 0xC3, 0x71]) == Event.letters("q"))
        #expect(keyboard.type("\u{1B}\u{1B}[1;\u{1B}[A") == [.key(.up)])
    }

    @Test mutating func `its sequence may follow late`() {
        #expect(keyboard.type([[27], Array("[A".utf8)], pause: 0.06) == [.key(.escape), .key(.up)])
        _ = keyboard.wait(1)
        #expect(keyboard.type([[27], Array("OC".utf8)], pause: 0.06) == [.key(.escape), .key(.right)])
    }

    @Test mutating func `brackets typed long after it are letters`() {
        #expect(keyboard.type([[27]], pause: 0.5) == [.key(.escape)])
        #expect(keyboard.type("[O") == Event.letters("[O"))
    }

    @Test mutating func `a sequence that breaks off is dropped, and the next key counts`() {
        #expect(keyboard.type("\u{1B}[1;").isEmpty)
        #expect(keyboard.wait(0.31).isEmpty)
        #expect(!keyboard.isWaiting)
        #expect(keyboard.type("q") == Event.letters("q"))
    }
}
