import Glibc
import Testing

extension RealProgram {
    /// The open dashboard and what comes into its store meanwhile.
    struct FollowingTests {
        /// Runs a line beside a dashboard on `$HOME/data/earwheel`.
        private func run(_ line: String, beside program: Program) throws {
            let shell = try Shell(line, home: program.home)
            #expect(shell.errors == "")
        }

        private static let record = "$EARWHEEL record --asked P5 --tried P5"

        private func start(_ arguments: [String] = ["--no-animation"]) throws -> Program {
            let program = try Program(arguments, columns: 120, rows: 40)
            try program.wait(for: "No answers yet")
            try program.settle()
            return program
        }

        @Test func aRecordIsSeenWithin200Milliseconds() throws {
            let program = try start()
            for count in 1...5 {
                try run(Self.record, beside: program)
                let begun = Clock.now()
                try program.wait(for: count == 1 ? "1 answer " : "\(count) answers")
                #expect(Clock.now() - begun < 0.2, "answer \(count)")
                try program.settle()
            }
        }

        @Test func whateverReplacesTheFilesIsSeen() throws {
            let program = try start()
            try run("\(Self.record); \(Self.record); \(Self.record)", beside: program)
            try program.wait(for: "3 answers")
            let store = "cd \"$XDG_DATA_HOME/earwheel\"; file=$(ls *.jsonl)"
            try run("\(store); head -n 1 $file >new; mv new $file", beside: program)
            try program.wait(for: "1 answer ")
            try run(
                "\(store); cp $file copy; cat copy copy >$file; echo >>$file; sed 's/-/0/' copy >other.jsonl",
                beside: program)
            try program.wait(for: "2 answers")
            try run("\(store); rm *.jsonl", beside: program)
            try program.wait(for: "0 answers")
            try run(Self.record, beside: program)
            try program.wait(for: "1 answer ")
        }

        @Test func halfALineWaitsForItsRest() throws {
            let program = try start()
            try run(Self.record, beside: program)
            try program.wait(for: "1 answer ")
            try program.settle()
            let store = "cd \"$XDG_DATA_HOME/earwheel\"; file=$(ls *.jsonl)"
            try run("\(store); printf '{\"correctAnswer\":7,' >>$file", beside: program)
            #expect(program.bytes(within: 0.4) == 0)
            try run("\(store); echo '\"isCorrect\":true}' >>$file", beside: program)
            try program.wait(for: "2 answers")
        }

        @Test func aStoreThatIsTakenAwayIsSaidAndFollowedAgain() throws {
            let program = try start()
            try run(Self.record, beside: program)
            try program.wait(for: "1 answer ")
            for count in 1...2 {
                try run("mv \"$XDG_DATA_HOME\" \"$HOME/away\"", beside: program)
                try program.wait(for: "1 reported")
                try run("mv \"$HOME/away\" \"$XDG_DATA_HOME\"; \(Self.record)", beside: program)
                try program.wait(for: "\(count + 1) answers")
            }
            program.send("7")
            let isSaidTwice = program.read {
                $0.screen.text.matches(of: /earwheel: the store is no longer there; put it back/).count == 2
            }
            #expect(isSaidTwice, "\(program.screen)")
        }

        @Test(.enabled(if: geteuid() == 0, "only root may mount"))
        func aStoreOnADiskThatIsUnmountedIsSaidAndFollowedAgain() throws {
            let program = try start()
            let mount = "mount --bind \"$HOME/disk\" \"$XDG_DATA_HOME\""
            defer { _ = try? Shell("umount \"$XDG_DATA_HOME\" 2>/dev/null", home: program.home) }
            try run("mkdir \"$HOME/disk\" \"$XDG_DATA_HOME\"; \(mount); \(Self.record)", beside: program)
            try program.wait(for: "1 answer ")
            try run("umount \"$XDG_DATA_HOME\"", beside: program)
            try program.wait(for: "1 reported")
            try run(mount, beside: program)
            try program.wait(for: "1 answer ")
            try run(Self.record, beside: program)
            try program.wait(for: "2 answers")
        }

        /// Folders above a store are full of other programs' files.
        @Test func whatHappensBesideTheStoreWakesNobody() throws {
            let program = try start()
            try run(Self.record, beside: program)
            try program.wait(for: "1 answer ")
            try program.settle(quiet: 1, within: 20)
            let switches = ProcessStatus.voluntarySwitches(of: program.process)
            try run(
                "for folder in \"$HOME\" \"$XDG_DATA_HOME\"; do cd $folder; echo >a; mv a b; mkdir c; rm -r b c; done",
                beside: program)
            #expect(program.bytes(within: 0.5) == 0)
            #expect(ProcessStatus.voluntarySwitches(of: program.process) == switches)
        }

        @Test func theWheelMovesToTheNewRate() throws {
            let program = try Program([], columns: 120, rows: 40)
            try program.wait(for: "No answers yet")
            _ = program.read(within: 3) { _ in false }
            try run("\(Self.record); \(Self.record)", beside: program)
            try program.wait(for: "2 answers")
            try program.settle()
            let frames = program.frameCount
            try run("$EARWHEEL record --asked P5 --tried P4", beside: program)
            try program.wait(for: "3 answers")
            try program.settle()
            #expect(program.frameCount - frames > 30, "the change is animated")
            #expect(program.bytes(within: 1) == 0)
        }
    }
}
