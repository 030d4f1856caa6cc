import TestSupport
import Testing

extension RealProgram {
    /// Any size will do, at the start and later.
    struct SizeTests {
        static let still = ["--demo", "--no-animation"]

        @Test(arguments: [(1, 1), (2, 2), (5, 3), (10, 1), (1, 40), (300, 100), (1_000, 500)])
        func startsAt(columns: Int, rows: Int) throws {
            let program = try Program(columns: columns, rows: rows)
            #expect(program.waitForFrame(), "\(program.screen)")
            program.send("?")
            try program.settle(within: 20)
            #expect(program.takeEnding() == nil)
            program.send("q")
            #expect(try program.end() == .code(0))
            program.expectCleanTerminal()
        }

        @Test func startsWhereTheTerminalDoesNotTellItsSize() throws {
            let program = try Program(columns: 80, rows: 24)
            try program.wait(for: "Radar")
            let unknown = try Program(Self.still, hidesSize: true)
            try unknown.expectFreshScreen(Self.still)
        }

        @Test(arguments: [1, 2, 3] as [UInt64])
        func showsAfterAHundredResizesWhatAFreshStartShows(seed: UInt64) throws {
            var chance = SeededGenerator(seed: seed)
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            for _ in 0..<100 {
                program.resize(
                    columns: .random(in: 1...160, using: &chance), rows: .random(in: 1...50, using: &chance))
                if Bool.random(using: &chance) { _ = program.take(within: 0.02) }
            }
            #expect(program.takeEnding() == nil, "\(program.screen)")
            try program.expectFreshScreen(Self.still)
        }

        @Test(arguments: [(20, 6), (200, 60), (1, 1)])
        func showsAfterOneResizeWhatAFreshStartShows(columns: Int, rows: Int) throws {
            let program = try Program(Self.still)
            try program.wait(for: "Radar")
            program.resize(columns: columns, rows: rows)
            try program.expectFreshScreen(Self.still)
            program.resize(columns: 80, rows: 24)
            try program.expectFreshScreen(Self.still)
        }

        @Test func heedsNeitherLinesNorColumns() throws {
            let program = try Program(Self.still, environment: ["LINES": "10", "COLUMNS": "20"])
            try program.wait(for: "Radar")
            try program.expectFreshScreen(Self.still)
        }
    }
}
