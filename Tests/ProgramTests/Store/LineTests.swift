import Testing

extension RealProgram {
    /// The tree of a record and its line in the file.
    struct LineTests {
        @Test func theTreeShowsTheLineAsItStands() throws {
            let program = try Program(["--no-animation"], columns: 100, rows: 40)
            try program.wait(for: "No answers yet")
            let line =
                #"{"v":1,"id":"my-id","mood":{"tags":["a","b"],"x":1.50},"correctAnswer":7,"isCorrect":true,"root":62,"replays":3}"#
            let shell = try Shell(
                "mkdir -p \"$XDG_DATA_HOME/earwheel\"; echo '\(line)' >\"$XDG_DATA_HOME/earwheel/a.jsonl\"",
                home: program.home)
            #expect(shell.errors == "")
            try program.wait(for: "1 answer ")
            program.send("5\r")
            try program.wait(for: "line in a.jsonl: 7 members")
            for part in [
                "- v: 1", "- id: \"my-id\"", "mood: 2 members", "tags: 2 elements", "- \"b\"", "- x: 1.50",
                "- root: 62", "- replays: 3",
            ] {
                #expect(program.screen.text.contains(part), "\(program.screen)")
            }
            program.send("q")
            #expect(try program.end() == .code(0))
        }

        @Test func theSampleHasLinesToo() throws {
            let program = try Program(
                ["--demo", "--no-animation", "--tab", "records"], columns: 100, rows: 40)
            try program.wait(for: "1,500 records")
            program.send("\r")
            try program.wait(for: "line in sample-records.jsonl: 10 members")
            program.send("q")
            #expect(try program.end() == .code(0))
        }
    }
}
