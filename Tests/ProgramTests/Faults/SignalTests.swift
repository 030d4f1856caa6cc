import Glibc
import Testing

extension RealProgram {
    /// Whatever ends the program, the shell gets its terminal back and sees why.
    struct SignalTests {
        @Test(arguments: [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGSEGV, SIGILL, SIGABRT, SIGFPE,
            SIGBUS, SIGTRAP,
        ])
        func leavesACleanTerminalAndTheSignal(number: Int32) throws {
            let program = try Program()
            try program.wait(for: "Radar")
            #expect(program.modes != program.modesAtStart)
            program.signal(number)
            #expect(try program.end() == .signal(number))
            program.expectCleanTerminal()
        }

        @Test func endsWithQ() throws {
            let program = try Program()
            try program.wait(for: "Radar")
            program.send("q")
            #expect(try program.end() == .code(0))
            program.expectCleanTerminal()
        }

        @Test(arguments: [1, 2]) func endsThoughItsTerminalTakesNothing(signals: Int) throws {
            let program = try Program(columns: 300, rows: 100)
            usleep(500_000)
            for _ in 0..<signals { program.signal(SIGTERM) }
            let end = Clock.now() + 3
            while program.takeEnding() == nil, Clock.now() < end { usleep(10_000) }
            #expect(program.takeEnding() == .signal(SIGTERM))
            #expect(program.modes == program.modesAtStart)
        }

        @Test func endsByKeysThatAreSignals() throws {
            for (key, number) in [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)] {
                let program = try Program()
                try program.wait(for: "Radar")
                program.send(key)
                #expect(try program.end() == .signal(number))
                program.expectCleanTerminal()
            }
        }
    }
}

extension Program {
    /// Expects what a shell expects after a program: its modes, its screen, a cursor, no mouse reports, no process.
    func expectCleanTerminal(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(modes == modesAtStart, "\(screen)", sourceLocation: sourceLocation)
        #expect(!emulator.isAlternate, "\(screen)", sourceLocation: sourceLocation)
        #expect(emulator.showsCursor, "\(screen)", sourceLocation: sourceLocation)
        #expect(!emulator.wantsMouse, "\(screen)", sourceLocation: sourceLocation)
        #expect(
            Bytes.count(of: Bytes.begin, in: raw) <= Bytes.count(of: Bytes.end, in: raw), "\(screen)",
            sourceLocation: sourceLocation)
        #expect(ProcessStatus.members(ofSession: process).isEmpty, sourceLocation: sourceLocation)
    }
}
