import Events
import TestSupport
import Testing

@testable import Terminal

@Suite struct RandomBytesTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `any bytes at any pace leave it ready for the next key`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var keyboard = Keyboard(isUnicode: .random(using: &chance))
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 1...12, using: &chance)).map { _ in Self.byte(&chance) }
            let events = keyboard.type(bytes) + keyboard.wait(.random(in: 0...0.1, using: &chance))
            #expect(!events.contains { Self.isControl($0) }, "\(bytes)")
        }
        _ = keyboard.wait(1)
        #expect(!keyboard.isWaiting)
        #expect(keyboard.type("q") == Event.letters("q"))
    }

    /// Half of them are those that begin and end sequences.
    private static func byte(_ chance: inout SeededGenerator) -> UInt8 {
        let telling = Array("\u{1B}\u{1B}[[OM<;0~A]P\\\u{7}".utf8)
        return Bool.random(using: &chance)
            ? .random(in: 0...255, using: &chance) : telling.randomElement(using: &chance) ?? 27
    }

    private static func isControl(_ event: Event) -> Bool {
        guard case .key(.character(let character)) = event else { return false }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `between unknown sequences of any length only what was typed comes out`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var keyboard = Keyboard()
        var typed: [Event] = []
        var bytes: [UInt8] = []
        for _ in 0..<300 {
            let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &chance)
            bytes += Self.unknownSequence(&chance) + [letter]
            typed.append(.key(.character(Character(Unicode.Scalar(letter)))))
        }
        var events: [Event] = []
        while !bytes.isEmpty {
            let piece = bytes.prefix(.random(in: 1...40, using: &chance))
            bytes.removeFirst(piece.count)
            events += keyboard.type(piece) + keyboard.wait(Keyboard.quick)
        }
        #expect(events == typed)
    }

    /// A private one of up to 150 parameter bytes, which no key and no mouse sends.
    private static func unknownSequence(_ chance: inout SeededGenerator) -> [UInt8] {
        let count = Int.random(in: 0...(Bool.random(using: &chance) ? 5 : 150), using: &chance)
        let parameters = (0..<count).map { _ in UInt8.random(in: 0x30...0x3F, using: &chance) }
        return Array("\u{1B}[?".utf8) + parameters + [.random(in: 0x40...0x7E, using: &chance)]
    }
}
