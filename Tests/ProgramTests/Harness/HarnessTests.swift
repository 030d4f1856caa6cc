import Testing

extension RealProgram {
    /// The harness itself, tried on a shell.
    struct HarnessTests {
        @Test func readsScreenColoursAndStatus() throws {
            let script = #"printf '\033[1;38;5;200mA\033[0mB\033[31mC\033[3b 日e\314\201'; read x; exit 7"#
            let shell = try Program(["-c", script], columns: 20, rows: 3, command: "/bin/sh")
            try shell.wait(for: "ABCCCC 日e\u{301}")
            #expect(
                shell.screen[0, 0] == Screen.Cell(text: "A", foreground: 200, background: -1, attributes: 1))
            #expect(
                shell.screen[1, 0] == Screen.Cell(text: "B", foreground: -1, background: -1, attributes: 0))
            #expect(shell.screen[5, 0].foreground == 1)
            #expect(shell.screen[8, 0].text.isEmpty)
            shell.send("\r")
            #expect(try shell.end() == .code(7))
        }

        @Test func tellsSignalsModesAndTerminalState() throws {
            let script = #"stty -echo; printf '\033[?1049h\033[?25l\033[?1000hready'; kill -SEGV $$"#
            let shell = try Program(["-c", script], command: "/bin/sh")
            #expect(try shell.end() == .signal(11))
            #expect(shell.emulator.isAlternate && !shell.emulator.showsCursor && shell.emulator.wantsMouse)
            #expect(shell.modes != shell.modesAtStart)
            #expect(ProcessStatus.members(ofSession: shell.process).isEmpty)
        }

        @Test func readsRenditionsAndFrames() {
            let bytes = Array("\u{1B}[?2026hx\u{1B}[0;38:5:9my\u{1B}[?2026l\u{1B}[m".utf8)
            #expect(Bytes.frames(in: bytes) == [Array("x\u{1B}[0;38:5:9my".utf8)])
            #expect(Bytes.renditions(in: bytes) == [[0, 38, 5, 9], [0]])
            #expect(Bytes.asksForColour([0, 38, 5, 9]) && !Bytes.asksForColour([1, 39, 49]))
        }
    }
}
