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
        var random = SplitMix(state: seed)
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
    private static func argument(_ random: inout SplitMix) -> String {
        let piece = pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return piece + "=" + (pieces.randomElement(using: &random) ?? "")
        case 1: return piece + (pieces.randomElement(using: &random) ?? "")
        case 2: return String(piece.dropLast())
        default: return piece
        }
    }
}

/// A generator that gives the same numbers for the same seed.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
