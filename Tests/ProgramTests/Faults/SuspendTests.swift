import Glibc
import Testing

extension RealProgram {
    /// Stopped and continued, the program stands there as if it had just been started.
    struct SuspendTests {
        static let still = ["--demo", "--no-animation"]

        @Test(arguments: [(80, 24), (100, 30), (40, 12)])
        func repaintsAfterStopAndContinue(columns: Int, rows: Int) throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            try program.settle()
            program.signal(SIGSTOP)
            #expect(program.read { ProcessStatus.isStopped($0.process) })
            program.emulator.feed(Array("\u{1B}[2J\u{1B}[?1049l\u{1B}[?25h$ ls\r\n".utf8))
            program.resize(columns: columns, rows: rows)
            program.signal(SIGCONT)
            try program.expectFreshScreen(Self.still)
        }

        @Test func givesTheScreenToTheShellAndTakesItAgain() throws {
            let shell = try Program(["-i"], environment: ["PS1": "ready> "], command: "/bin/sh")
            try shell.wait(for: "ready>")
            let modes = shell.modes
            shell.send("\(Program.path) --demo --no-animation\r")
            #expect(
                shell.read { $0.emulator.isAlternate && $0.screen.text.contains("Radar") }, "\(shell.screen)")
            try shell.settle()
            shell.send("\u{1A}")
            try shell.wait(for: "Stopped")
            #expect(!shell.emulator.isAlternate && shell.emulator.showsCursor && !shell.emulator.wantsMouse)
            #expect(shell.modes == modes)
            shell.resize(columns: 100, rows: 30)
            shell.send("fg\r")
            #expect(shell.read { $0.emulator.isAlternate }, "\(shell.screen)")
            try shell.expectFreshScreen(Self.still)
            shell.send("q")
            #expect(shell.read { !$0.emulator.isAlternate }, "\(shell.screen)")
            shell.send("exit\r")
            #expect(try shell.end() == .code(0))
            #expect(shell.modes == modes)
        }

        @Test(arguments: ["kill %1", "kill -HUP %1", "bg; kill %1"])
        func endsWhereTheShellKillsItWhileItIsStopped(command: String) throws {
            let shell = try Program(["--norc", "-i"], environment: ["PS1": "ready> "], command: "/bin/bash")
            try shell.wait(for: "ready>")
            shell.send("\(Program.path) --demo --no-animation\r")
            #expect(
                shell.read { $0.emulator.isAlternate && $0.screen.text.contains("Radar") }, "\(shell.screen)")
            try shell.settle()
            shell.send("\u{1A}")
            try shell.wait(for: "Stopped")
            shell.send("\(command); wait %1; jobs; echo ok$?\r")
            #expect(shell.read { $0.screen.text.contains("ok0") }, "\(shell.screen)")
            #expect(!shell.emulator.isAlternate && shell.emulator.showsCursor)
            shell.send("exit\r")
            #expect(try shell.end() == .code(0))
        }

        @Test func goesOnWhereNobodyCouldContinueIt() throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            program.signal(SIGTSTP)
            try program.expectFreshScreen(Self.still)
            program.send("q")
            #expect(try program.end() == .code(0))
        }
    }
}

extension Program {
    /// Expects cell for cell what the program shows when it is started at this size.
    func expectFreshScreen(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let fresh = try Program(arguments, columns: size.columns, rows: size.rows)
        #expect(fresh.waitForFrame(), "\(fresh.screen)", sourceLocation: sourceLocation)
        try fresh.settle()
        try settle()
        let difference = screen.difference(from: fresh.screen)
        let isSame = difference == nil
        #expect(isSame, "\(difference ?? "")", sourceLocation: sourceLocation)
        #expect(emulator.isAlternate == fresh.emulator.isAlternate, sourceLocation: sourceLocation)
        #expect(emulator.showsCursor == fresh.emulator.showsCursor, sourceLocation: sourceLocation)
        #expect(emulator.wantsMouse == fresh.emulator.wantsMouse, sourceLocation: sourceLocation)
    }
}
