import Testing

@testable import Arguments

@Suite struct NearMissTests {
    private static let candidates = Option.allCases.map(\.name) + Command.allCases.compactMap(\.word)

    @Test(
        arguments: [
            ("--tehme", "--theme"), ("-help", "--help"), ("--JSON", "--json"), ("json", "--json"),
            ("--dir", "--direction"), ("--animation", "--no-animation"), ("--anim", "--no-animation"),
            ("--no-animatoin", "--no-animation"), ("chek", "check"), ("STATS", "stats"),
            ("--vresion", "--version"),
        ])
    func findsWhatWasMeant(typed: String, meant: String) {
        #expect(nearest(to: typed, among: Self.candidates) == meant)
    }

    @Test(arguments: ["", "-", "--", "x", "--zzz", "practise", "--colour"])
    func keepsSilentWhereNothingIsNear(typed: String) {
        #expect(nearest(to: typed, among: Self.candidates) == nil)
    }

    @Test(arguments: candidates)
    func forgivesOneLostLetter(candidate: String) {
        let letters = Array(candidate)
        for place in letters.indices where letters[place] != "-" {
            let typed = String(letters[..<place] + letters[(place + 1)...])
            // What is left may be as near to another word, or begin it.
            let found = nearest(to: typed, among: Self.candidates) ?? ""
            let isRival = found.hasPrefix(typed) || distance(typed, found, limit: 1) <= 1
            #expect(found == candidate || isRival, "typed \(typed), found \(found)")
        }
    }

    @Test(
        arguments: [
            ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xbc", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3),
        ])
    func measuresDistance(one: String, other: String, expected: Int) {
        #expect(distance(one, other, limit: 9) == expected)
        #expect(distance(other, one, limit: 9) == expected)
    }
}
