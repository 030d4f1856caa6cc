import Glibc
import Testing

extension RealProgram {
    /// A closed window ends the program.
    struct HangUpTests {
        @Test(arguments: [["--demo"], ["--demo", "--no-animation"]])
        func endsWithItsWindow(arguments: [String]) throws {
            let program = try Program(arguments)
            try program.wait(for: "Radar")
            program.hangUp()
            _ = try program.end(within: 1)
            #expect(ProcessStatus.members(ofSession: program.process).isEmpty)
        }

        /// Then no signal tells it: only the end of the input does.
        @Test func endsWithItsWindowThoughHangUpsAreIgnored() throws {
            let script = "trap '' HUP; exec \(Program.path) --demo --no-animation"
            let program = try Program(["-c", script], command: "/bin/sh")
            try program.wait(for: "Radar")
            program.hangUp()
            _ = try program.end(within: 1)
        }
    }
}
