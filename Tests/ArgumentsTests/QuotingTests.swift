import Testing

@testable import Arguments

@Suite struct QuotingTests {
    @Test(
        arguments: [
            ("plain", "'plain'"), ("", "''"), ("a b", "'a b'"), ("ü♪", "'ü♪'"), ("a\nb", "'a\\u{a}b'"),
            ("\u{1b}[2J", "'\\u{1b}[2J'"), ("\u{202e}x", "'\\u{202e}x'"), ("\u{2028}", "'\\u{2028}'"),
            ("\r\n", "'\\u{d}\\u{a}'"),
        ])
    func staysOnOneHarmlessLine(text: String, expected: String) {
        #expect(quoted(text) == expected)
    }

    @Test func cutsLongTexts() {
        #expect(quoted(String(repeating: "x", count: 60)).count == 62)
        #expect(quoted(String(repeating: "x", count: 5000)) == "'" + String(repeating: "x", count: 59) + "…'")
    }
}
