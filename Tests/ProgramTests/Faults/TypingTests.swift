import TestSupport
import Testing

extension RealProgram {
    /// Keys arrive as they were meant, however they arrive.
    struct TypingTests {
        static let still = ["--demo", "--no-animation"]

        static let keys = [
            "1", "2", "3", "4", "5", "7", "r", "?", "\u{1B}", "f", "d", "\u{1B}[A", "\u{1B}[B", "\u{1B}OC",
            "\u{1B}OD", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{7F}", "\u{1B}[3~", "é", "日",
        ]

        @Test(arguments: [1, 2] as [UInt64])
        func survivesTwoThousandKeysAndEnds(seed: UInt64) throws {
            var chance = SeededGenerator(seed: seed)
            let program = try Program()
            try program.wait(for: "Radar")
            let typed = (0..<2_000).compactMap { _ in Self.keys.randomElement(using: &chance) }.joined()
            program.send(typed)
            program.send("\u{1B}")
            _ = program.bytes(within: 0.1)
            program.send("1q")
            #expect(try program.end(within: 20) == .code(0))
            program.expectCleanTerminal()
        }

        /// Function keys, keys with modifiers, answers, focus, pastes, the wheel, motion, broken UTF-8, control keys.
        static let unknown: [[UInt8]] =
            [
                "\u{1B}OP", "\u{1B}[11~", "\u{1B}[24~", "\u{1B}[[A", "\u{1B}[1;5C", "\u{1B}[27;5;9~",
                "\u{1B}[57414u",
                "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]11;rgb:1111/2222/7777\u{7}",
                "\u{1B}P1+r71\u{1B}\\", "\u{1B}[<64;5;1M", "\u{1B}[<35;5;1M", "\u{1B}[<0;5;1m",
                "\u{1B}[<2;5;1M",
                "\u{1}\u{B}\u{0}",
            ].map { Array($0.utf8) } + [[0xFF, 0xC3], [0xE2, 0x82], [27, 91, 77, 96, 50, 50]]

        @Test func doesNothingOnWhatItDoesNotKnow() throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            try program.settle()
            let before = program.screen
            for bytes in Self.unknown {
                program.send(bytes)
                #expect(program.bytes(within: 0.05) == 0, "\(bytes)")
            }
            let difference = program.screen.difference(from: before)
            let isSame = difference == nil
            #expect(isSame, "\(difference ?? "")")
            program.send("q")
            #expect(try program.end() == .code(0))
        }

        @Test func joinsSequencesThatALineHasSplit() throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            try program.settle()
            let before = program.screen
            for piece in ["\u{1B}", "[2", "7;5", ";7~", "\u{1B}[", "1;5", "C", "\u{1B}[<3", "5;2;2", "M"] {
                program.send(piece)
                _ = program.bytes(within: 0.06)
            }
            try program.settle()
            let difference = program.screen.difference(from: before)
            let isSame = difference == nil
            #expect(isSame, "\(difference ?? "")")
        }

        @Test func takesEscapeAtOnce() throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            program.send("?")
            try program.settle()
            let pressed = Clock.now()
            program.send("\u{1B}")
            #expect(program.take(within: 1), "\(program.screen)")
            #expect(Clock.now() - pressed < 0.2)
        }
    }
}
