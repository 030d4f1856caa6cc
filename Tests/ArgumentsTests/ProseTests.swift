import Testing

@testable import Arguments

@Suite struct ProseTests {
    @Test(
        arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
            as [([String], String)])
    func listsWords(words: [String], expected: String) {
        #expect(words.listed(with: "or") == expected)
    }
}
