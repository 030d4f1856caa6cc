import Testing

extension RealProgram {
    /// Without a terminal on both sides there is no screen.
    struct RedirectionTests {
        @Test func drawsNothingIntoAFile() throws {
            let home = try Home()
            let file = "\(home.path)/output"
            let program = try Program(redirections: .init(output: file))
            #expect(try program.end() == .code(0))
            #expect(!ProcessStatus.text(of: file).contains("\u{1B}"))
            #expect(!program.raw.contains(27), "\(program.screen)")
        }

        @Test func readsNoKeysFromAPipe() throws {
            let program = try Program(redirections: .init(input: "/dev/null"))
            #expect(try program.end() == .code(0))
            #expect(!program.raw.contains(27), "\(program.screen)")
            #expect(program.modes == program.modesAtStart)
        }
    }
}
