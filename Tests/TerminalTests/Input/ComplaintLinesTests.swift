import Testing

@testable import Terminal

@Suite struct ComplaintLinesTests {
    private var lines = ComplaintLines()

    private mutating func add(_ text: String) -> String? { lines.add(Array(text.utf8)) }

    @Test mutating func `a line is told when it is complete`() {
        #expect(add("no sou") == nil)
        #expect(add("nd\nand ") == "no sound")
        #expect(add("more\nthings\nrest") == "and more\nthings")
        #expect(add("\n") == "rest")
        #expect(add("\n") == "")
    }

    @Test mutating func `a character may come in two pieces`() {
        #expect(lines.add([0xC3]) == nil)
        #expect(lines.add([0xA9, 10]) == "é")
    }

    @Test mutating func `what acts on a terminal is made harmless`() {
        #expect(add("\u{1B}[2Jred\u{7}\ta\r\u{7F}\u{9B}\n") == "?[2Jred? a???")
        #expect(lines.add([0xFF, 10]) == "\u{FFFD}")
    }

    @Test mutating func `a line without end is told in pieces`() {
        #expect(add(String(repeating: "x", count: 1_000)) == nil)
        #expect(add("y") == String(repeating: "x", count: 1_000) + "y")
        #expect(add("z\n") == "z")
    }
}
