import TestSupport
import Testing

@testable import Arguments

@Suite struct RandomArgumentsTests {
    private static let pieces: [String] =
        Option.allCases.flatMap(\.names) + Command.allCases.compactMap(\.word)
        + Option.allCases.flatMap(\.row.value.words)
        + ["", "-", "--", "=", "---", "--=", "-=x", "2026-02-28", "2026-02-30", "9999-99-99", "0000-00-00"]
        + [
            "a b", "line\nbreak", "\u{1b}[2J", "\u{202e}", "é", "👩‍👩‍👧", String(repeating: "x", count: 5000),
            "\0",
        ]

    @Test(arguments: 1...2000)
    func arePurposeOrOneLine(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let arguments = (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.argument(&random) }
        do {
            let invocation = try Invocation(arguments: arguments)
            #expect(try Invocation(arguments: arguments) == invocation)
        } catch {
            let sentence = error.description
            #expect(!sentence.isEmpty && sentence.count < 300)
            #expect(
                !sentence.unicodeScalars.contains { $0.value < 32 || $0.value == 127 || $0 == "\u{202e}" })
            #expect(sentence.contains("; "), "no remedy in: \(sentence)")
        }
    }

    /// A piece as it is, two joined, or one with a letter lost.
    private static func argument(_ random: inout SeededGenerator) -> String {
        let piece = pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return piece + "=" + (pieces.randomElement(using: &random) ?? "")
        case 1: return piece + (pieces.randomElement(using: &random) ?? "")
        case 2: return String(piece.dropLast())
        default: return piece
        }
    }
}
