import Testing

@testable import Terminal

@Suite struct ComplaintLinesTests {
    @Test func linesComeWhole() {
        var lines = ComplaintLines()
        #expect(lines.add(Array("half a".utf8)) == nil)
        #expect(lines.add(Array(" line\nand".utf8)) == "half a line")
        #expect(lines.add(Array(" one\ntwo\n".utf8)) == "and one\ntwo")
    }

    @Test func controlCharactersAreHarmless() {
        var lines = ComplaintLines()
        #expect(lines.add(Array("red \u{1B}[31m\tand\u{7}\n".utf8)) == "red ?[31m and?")
    }

    @Test func anEndlessLineIsBroken() {
        var lines = ComplaintLines()
        #expect(lines.add([UInt8](repeating: 120, count: 1_001)) == String(repeating: "x", count: 1_001))
    }
}
