import Glibc
import Testing

extension RealProgram {
    /// The program runs on the terminals there are, and says so where it cannot.
    struct TerminalNameTests {
        @Test(
            arguments: ["xterm", "vt100", "screen-256color", "tmux-256color", "linux"]
                .filter(TerminalNameTests.isDescribed))
        func runsOn(name: String) throws {
            let program = try Program(environment: ["TERM": name])
            try program.wait(for: "Radar")
            #expect(
                (Bytes.place(of: Bytes.begin, in: program.raw[...]) == nil)
                    == ["vt100", "linux"].contains(name))
            program.send("q")
            #expect(try program.end() == .code(0))
            #expect(program.modes == program.modesAtStart)
            #expect(
                program.emulator.showsCursor && !program.emulator.isAlternate && !program.emulator.wantsMouse)
        }

        @Test(arguments: ["xterm-ghostty", "xterm-kitty", "foot", "alacritty", "wezterm", "tmux-direct"])
        func takesRelativesOfXtermForIt(name: String) throws {
            let program = try Program(environment: ["TERM": name])
            try program.wait(for: "Radar")
            program.send("q")
            #expect(try program.end() == .code(0))
        }

        /// How many colours a terminal has is what its name says, or, for relatives of xterm, what it says beside.
        @Test(
            arguments: [
                ("xterm", "truecolor", true), ("xterm", "24bit", true), ("xterm", "xterm-256color", true),
                ("xterm", nil, false), ("xterm", "", false), ("xterm", "yes", false),
                ("xterm-256color", nil, true), ("screen", "truecolor", true), ("screen", nil, false),
                ("screen-256color", nil, true), ("linux", "truecolor", false),
            ] as [(String, String?, Bool)])
        func showsTheColoursThatTheTerminalSaysItHas(name: String, word: String?, isRich: Bool) throws {
            let program = try Program(
                ["--demo", "--no-animation"], environment: ["TERM": name, "COLORTERM": word])
            try program.wait(for: "Radar")
            try program.settle()
            let renditions = Bytes.renditions(in: program.raw)
            #expect(renditions.contains(where: Bytes.asksForColour))
            #expect(renditions.contains { $0.contains(38) || $0.contains(48) } == isRich)
            program.send("q")
            #expect(try program.end() == .code(0))
            program.expectCleanTerminal()
        }

        /// xterm says in `TERM` no more than its name.
        @Test(arguments: ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION"])
        func knowsTheColoursOfTerminalsByTheirMarks(mark: String) throws {
            let program = try Program(
                ["--demo", "--no-animation"], environment: ["TERM": "xterm", mark: "379"])
            try program.wait(for: "Radar")
            try program.settle()
            #expect(Bytes.renditions(in: program.raw).contains { $0.contains(38) || $0.contains(48) })
            program.send("q")
            #expect(try program.end() == .code(0))
        }

        @Test func showsNoColoursWhereNoneAreWanted() throws {
            let program = try Program(
                environment: ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"])
            try program.wait(for: "Radar")
            #expect(!Bytes.renditions(in: program.raw).contains(where: Bytes.asksForColour))
        }

        @Test(arguments: ["nosuch", "dumb", ""])
        func namesATerminalThatItCannotUse(name: String) throws {
            let program = try Program(environment: ["TERM": name])
            let ending = try program.end()
            #expect(ending == .code(1) || ending == .code(2))
            let lines = program.screen.text.split(separator: "\n")
            #expect(lines.first?.contains(name.isEmpty ? "TERM" : name) == true, "\(program.screen)")
            #expect(!program.raw.contains(27), "\(program.screen)")
            #expect(Bytes.count(of: [10], in: program.raw) == 1, "\(program.screen)")
            #expect(program.modes == program.modesAtStart)
        }

        /// Whether the system has a terminfo entry of that name.
        static func isDescribed(_ name: String) -> Bool {
            ["/lib/terminfo", "/usr/share/terminfo", "/etc/terminfo", "/usr/lib/terminfo"].contains {
                access("\($0)/\(name.prefix(1))/\(name)", R_OK) == 0
            }
        }
    }
}
