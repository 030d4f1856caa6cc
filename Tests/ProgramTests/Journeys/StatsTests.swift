import Testing

extension RealProgram {
    /// What the program prints for people and for other programs.
    struct StatsTests {
        private let home: Home

        init() throws { home = try Home() }

        private func run(_ line: String) throws -> Shell { try Shell(line, home: home) }

        @Test func figuresEqualAnIndependentCount() throws {
            let sample = "\"$ROOT/Resources/sample-records.jsonl\""
            let shell = try run(
                "$EARWHEEL stats --store \(sample) --json | python3 \"$TESTS/count.py\" \(sample)")
            #expect(shell.output == "1500 records, no difference\n")
            #expect(shell.status == 0)
        }

        @Test func textCarriesNoEscapes() throws {
            let shell = try run("$EARWHEEL --demo")
            #expect(shell.output.contains("1,500 answers"))
            #expect(shell.output.contains("first answer right"))
            #expect(!shell.output.contains("\u{1B}"))
            #expect(shell.status == 0)
        }

        @Test func tablesHaveALineAnInterval() throws {
            let lines = try run("$EARWHEEL stats --demo --csv").output.split(separator: "\n")
            #expect(lines.count == 13)
            #expect(
                Set(lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }) == [10])
        }

        @Test func aPartOfTheRecordsIsCounted() throws {
            let sample = "--store \"$ROOT/Resources/sample-records.jsonl\" --json"
            let all = try run("$EARWHEEL stats \(sample)").output
            let some = try run("$EARWHEEL stats \(sample) --direction harmonic --since 2026-10-01").output
            #expect(all.contains("\"records\":1500"))
            #expect(!some.contains("\"records\":1500") && !some.contains("\"records\":0,"))
        }

        @Test func anEmptyStoreIsNoError() throws {
            for arguments in ["stats", "stats --json", "check"] {
                let shell = try run("$EARWHEEL \(arguments)")
                #expect(shell.status == 0, "\(arguments)")
                #expect(shell.errors.isEmpty)
            }
            #expect(try run("$EARWHEEL stats --json").output.contains("\"correctRate\":null"))
        }

        @Test func aStoreThatWasNamedAndIsNotThereIsSaid() throws {
            for command in ["stats", "check"] {
                let shell = try run("$EARWHEEL \(command) --store /nowhere/at/all")
                #expect(shell.status == 0)
                #expect(shell.errors == "earwheel: /nowhere/at/all does not exist yet\n")
            }
        }

        @Test func whereNothingCanBeReadOnlyThatIsSaid() throws {
            let shell = try run(
                "mkfifo pipe && $EARWHEEL stats --store pipe; status=$?; rm pipe; exit $status")
            #expect(shell.status == 1 && shell.output.isEmpty)
            #expect(shell.errors.contains("pipe: this is no regular file"))
        }

        @Test func namesOfFilesDoNothingToTheTerminal() throws {
            let line = "mkdir store && printf 'x\\n' > \"store/$(printf 'a\\033]0;hi\\007\\nb.jsonl')\""
            let shell = try run("cd '\(home.path)' && \(line) && $EARWHEEL check --store store")
            #expect(shell.status == 1)
            #expect(shell.output.contains("store/a\\u{1b}]0;hi\\u{7}\\u{a}b.jsonl:1:1: "))
            // The fault, what a repair would do, and the counts.
            #expect(shell.output.split(separator: "\n").count == 3)
        }

        @Test func aLogThatCannotBeWrittenIsSaidAtOnce() throws {
            let shell = try run("mkfifo log && $EARWHEEL --demo --log log </dev/null; rm log")
            #expect(shell.status == 0)
            let program = try Program(["--demo", "--log", "/dev/full", "--tab", "log", "--no-animation"])
            try program.wait(for: "/dev/full cannot be written (No space left on device)")
        }

        @Test func aPartWithoutAnswersIsSaid() throws {
            let text = try run("$EARWHEEL stats --demo --since 9999-01-01").output
            #expect(text.hasPrefix("0 answers · since 9999-01-01\n"))
        }

        @Test func whatCannotBeWrittenIsSaid() throws {
            for arguments in ["stats --demo", "stats --demo --json", "check --demo", "--help", "--version"] {
                let shell = try run("$EARWHEEL \(arguments) >/dev/full")
                #expect(shell.status == 1, "\(arguments)")
                #expect(shell.errors.contains("standard output cannot be written (No space left on device)"))
            }
        }

        @Test func checkNamesFileLineAndColumn() throws {
            let cases = "\"$TESTS/../RecordStoreTests/Cases\""
            let faulty = try run("cd \(cases) && $EARWHEEL check --store wrong-types.jsonl")
            #expect(faulty.status == 1)
            #expect(faulty.output.contains("wrong-types.jsonl:6:34: correctAnswer is not a whole number"))
            #expect(faulty.output.hasSuffix("5 records in 1 file, 8 places to look at\n"))
            let good = try run("$EARWHEEL check --store \(cases)/plain.jsonl")
            #expect(good.status == 0 && good.output == "5 records in 1 file, nothing to report\n")
        }

        @Test func wrongUseIsOneLineAndTwo() throws {
            for arguments in ["--bogus", "--tab nope", "stats --since 2026-02-30", "check --demo --store x"] {
                let shell = try run("$EARWHEEL \(arguments)")
                #expect(shell.status == 2, "\(arguments)")
                #expect(shell.output.isEmpty)
                #expect(shell.errors.split(separator: "\n").count == 1, "\(shell.errors)")
            }
        }
    }
}
