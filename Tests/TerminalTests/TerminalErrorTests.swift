import Testing

@testable import Terminal

@Suite struct TerminalErrorTests {
    @Test(arguments: [
        TerminalError.notATerminal, .noTerminalName, .unknownTerminal(name: "odd"),
        .incapableTerminal(name: "dumb"), .system(code: 2),
    ])
    func `its sentence is one line of ASCII`(error: TerminalError) {
        #expect(error.sentence.utf8.allSatisfy { 0x20..<0x7F ~= $0 })
        #expect(error.sentence.count > 20)
    }

    @Test func `its sentence names the terminal`() {
        #expect(TerminalError.unknownTerminal(name: "odd").sentence.hasPrefix("TERM=odd "))
        #expect(TerminalError.incapableTerminal(name: "dumb").sentence.hasPrefix("TERM=dumb "))
        #expect(TerminalError.system(code: 2).sentence.hasSuffix("No such file or directory"))
    }
}
