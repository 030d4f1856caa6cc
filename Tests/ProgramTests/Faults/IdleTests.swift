import Testing

extension RealProgram {
    /// Where nothing changes, nothing happens.
    struct IdleTests {
        @Test(arguments: [["--demo"], ["--demo", "--no-animation"]])
        func writesNothingAndNeverWakesUp(arguments: [String]) throws {
            let program = try Program(arguments)
            try program.rest()
            // At rest is what stands there in the end, not a pause before the animation.
            let still = try Program(["--demo", "--no-animation"])
            try still.rest()
            #expect(program.screen.difference(from: still.screen) == nil)
            let switches = ProcessStatus.voluntarySwitches(of: program.process)
            #expect(switches > 0)
            #expect(program.bytes(within: 1) == 0, "\(program.screen)")
            #expect(ProcessStatus.voluntarySwitches(of: program.process) == switches)
            #expect(ProcessStatus.sleepsForEver(program.process))
        }

        @Test func bracketsEveryFrameAndWritesNothingBetween() throws {
            let program = try Program()
            try program.rest()
            let raw = program.raw
            let first = Bytes.place(of: Bytes.begin, in: raw[...]) ?? 0
            let frames = Bytes.frames(in: raw)
            let drawn = frames.reduce(0) { $0 + $1.count + Bytes.begin.count + Bytes.end.count }
            #expect(!frames.isEmpty && !frames.contains { $0.isEmpty })
            #expect(raw.count - first == drawn, "only frames after the first")
            #expect(Bytes.count(of: Bytes.begin, in: raw) == frames.count)
        }

        @Test func leavesTheBracketsOut() throws {
            let program = try Program(["--demo", "--no-sync"])
            try program.wait(for: "Radar", within: 60)
            #expect(Bytes.place(of: Array("2026".utf8), in: program.raw[...]) == nil)
            program.send("q")
            #expect(try program.end(within: 60) == .code(0))
            #expect(Bytes.place(of: Array("2026".utf8), in: program.raw[...]) == nil)
        }
    }
}
