import TestSupport
import Testing

extension RealProgram {
    /// What a person does from the launch on.
    struct JourneyTests {
        private let home: Home

        init() throws { home = try Home() }

        private static let appearing = [
            "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ]

        @Test func theLogHasTheHooksInTheirOrder() throws {
            let log = "\(home.path)/log"
            let program = try Program(["--demo", "--log", log])
            try program.wait(for: "Radar")
            program.resize(columns: 100, rows: 30)
            _ = program.read { _ in ProcessStatus.text(of: log).contains("viewWillTransition") }
            program.send("2")
            try program.wait(for: "first answer right")
            program.send("1q")
            _ = try program.end()
            let hooks = ProcessStatus.text(of: log).split(separator: "\n").filter { $0.hasSuffix(" called") }
            let resizing = ["viewWillTransition", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
            let expected =
                (["viewDidLoad"] + Self.appearing + resizing + ["viewDidDisappear"]).map {
                    "Radar: \($0) called"
                }
                + (["viewDidLoad"] + Self.appearing + ["viewDidDisappear"]).map { "Intervals: \($0) called" }
                + Self.appearing.map { "Radar: \($0) called" }
            #expect(hooks.map(String.init) == expected)
        }

        /// The Log tab shows when things happened, and so differs from run to run.
        @Test(arguments: ["1", "2", "3", "4", "5"])
        func threeHundredResizesEndInAFreshStart(tab: String) throws {
            var chance = SeededGenerator(seed: 300)
            let program = try Program(["--demo"])
            try program.wait(for: "Radar")
            program.send(tab)
            for _ in 0..<300 {
                program.resize(
                    columns: .random(in: 1...300, using: &chance), rows: .random(in: 1...100, using: &chance))
                if Int.random(in: 0..<4, using: &chance) == 0 { _ = program.take(within: 0.02) }
            }
            program.resize(columns: 100, rows: 30)
            // The delayed update comes a second after the last resize, so quiet for less than that proves nothing.
            try program.settle(quiet: 1.2, within: 20)
            let fresh = try Program(["--demo"], columns: 100, rows: 30)
            try fresh.wait(for: "Radar")
            fresh.send(tab)
            try fresh.settle(quiet: 1.2, within: 20)
            #expect(program.screen.difference(from: fresh.screen) == nil)
        }

        @Test func theDelayedUpdateIsSmoothAndSmall() throws {
            for (columns, rows, most) in [(80, 24, 500), (120, 40, 1_200), (200, 60, 2_500)] {
                let program = try Program(["--demo", "--theme", "dark"], columns: columns, rows: rows)
                #expect(program.waitForFrame())
                let start = program.reads.last?.time ?? 0
                _ = program.read(within: 2.31) { _ in false }
                let moving = program.reads.filter { $0.time > start + 1.02 && $0.time < start + 2.3 }
                let frames = Bytes.frames(in: moving.flatMap(\.bytes)).map(\.count).sorted()
                // A quiet machine shows 77; a loaded one may miss some.
                #expect(frames.count >= 40)
                #expect(frames[frames.count / 2] <= most, "\(columns)×\(rows)")
                try program.settle()
                #expect(program.bytes(within: 0.5) == 0)
            }
        }

        @Test func theReadmeShowsTheFirstScreenAsItIs() throws {
            let program = try Program(["--demo", "--no-animation", "--theme", "dark"])
            try program.wait(for: "1,500 answers")
            try program.settle()
            let readme = try Shell("cat \"$ROOT/README.md\"", home: home).output
            let picture = String(readme.split(separator: "```")[1])
            func lines(_ text: String) -> [String] {
                text.split(separator: "\n").map { String($0.reversed().drop { $0 == " " }.reversed()) }
                    .filter { !$0.isEmpty }
            }
            #expect(lines(program.screen.text) == lines(picture))
        }

        @Test func anEmptyStoreShowsTheSampleAndWritesNothing() throws {
            let store = "\(home.path)/store"
            let program = try Program(["--store", store, "--no-animation"])
            try program.wait(for: "No answers yet. This is sample data.")
            program.send("q")
            _ = try program.end()
            #expect(try Shell("ls -A '\(program.home.path)'", home: home).output.isEmpty)
            #expect(try Shell("test -e '\(store)'", home: home).status == 1)
        }
    }
}
