import Testing

@testable import Arguments

@Suite struct HelpSectionTests {
    private let section = HelpSection(title: "Title", rows: [("a", "one two three"), ("bcd", "four")])

    @Test func alignsTermsAndWrapsBesideThem() {
        let expected = """
            Title
              a    one two
                   three
              bcd  four
            """
        #expect(section.text(width: 15, column: 3) == expected)
    }

    @Test func listsExplanationsBelowTerms() {
        let expected = """
            Title
              a
                  one two
                  three
              bcd
                  four
            """
        #expect(section.listed(width: 14) == expected)
    }

    @Test(arguments: [
        ("", 5, []), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
        ("longer x", 3, ["longer", "x"]),
    ])
    func wrapsBetweenWords(text: String, width: Int, lines: [String]) {
        #expect(wrapped(text, to: width) == lines)
    }
}
