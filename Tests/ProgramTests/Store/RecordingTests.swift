import Glibc
import Testing

extension RealProgram {
    /// Answers recorded from the command line are there whatever happens.
    struct RecordingTests {
        private let home: Home

        init() throws { home = try Home() }

        private func run(_ line: String) throws -> Shell { try Shell(line, home: home) }

        /// The lines of the store's files, whole or not.
        private func stored(_ folder: String = "$XDG_DATA_HOME/earwheel") throws -> [Substring] {
            try run("cat \(folder)/*.jsonl").output.split(separator: "\n")
        }

        /// The ids that were acknowledged and are in no line.
        private func lost(_ acknowledged: String, in lines: [Substring]) -> [Substring] {
            let there = Set(lines.compactMap { $0.firstMatch(of: /"id":"([0-9a-f-]{36})"/)?.1 })
            return acknowledged.split(separator: "\n").filter { !there.contains($0) }
        }

        @Test func anAnswerIsOneLineAndItsIDIsPrinted() throws {
            let shell = try run(
                "$EARWHEEL record --asked M6 --tried m6,M6 --time 2310 --direction descending --root 62")
            #expect(shell.status == 0 && shell.errors == "")
            let id = shell.output.split(separator: "\n").first ?? ""
            let line = try #require(try stored().first)
            #expect(line.hasPrefix(#"{"v":1,"id":"\#(id)","date":""#))
            #expect(
                line.hasSuffix(
                    #"+00:00","correctAnswer":9,"triedAnswers":[8,9],"isCorrect":false,"timeTook":2310,"#
                        + #""direction":"descending","root":62}"#))
        }

        @Test(
            arguments: [
                ("--asked Q9 --tried M6", "--asked does not know 'Q9'"),
                ("--asked M6 --tried m6,,M6", "--tried does not know ''"),
                ("--asked 25 --tried 1", "--asked does not know '25'"),
            ])
        func whatIsNoIntervalIsRefused(arguments: String, sentence: String) throws {
            let shell = try run("$EARWHEEL record \(arguments)")
            #expect(shell.status == 2 && shell.output == "")
            #expect(shell.errors.hasPrefix("earwheel: \(sentence); "))
            #expect(try run("ls -A \"$XDG_DATA_HOME\" \"$XDG_STATE_HOME\"").output == "")
        }

        /// Group 1: killed at any moment, no acknowledged answer is lost.
        @Test func killedAtAnyMomentNothingAcknowledgedIsLost() throws {
            let shell = try run(
                """
                kill=0
                while [ $kill -lt \(Length.of(short: 30, long: 200)) ]; do
                    setsid sh -c 'while $EARWHEEL record --asked P5 --tried P4,P5 >>"$HOME/ids"; do :; done' &
                    sleep 0.0$(od -An -N2 -tu2 /dev/urandom | tr -d ' ')
                    kill -9 -$!
                    wait $! 2>/dev/null
                    kill=$((kill + 1))
                done
                cat "$HOME/ids"
                """)
            let lines = try stored()
            #expect(shell.output.split(separator: "\n").count > 30)
            #expect(lost(shell.output, in: lines) == [])
            let check = try run("$EARWHEEL check")
            #expect(check.output.split(separator: "\n").count <= 1 + Length.of(short: 30, long: 200))
            #expect(!check.output.contains("is no JSON"), "\(check.output.prefix(500))")
        }

        /// Group 5: many writers at once, to one file and to several.
        @Test(arguments: ["one file", "several"])
        func manyWritersLoseNothing(of files: String) throws {
            let appends = Length.of(short: 40, long: 1_000)
            let state = files == "several" ? "XDG_STATE_HOME=$HOME/$writer" : ""
            let shell = try run(
                """
                for writer in 1 2 3 4 5 6 7 8; do
                    (
                        append=0
                        while [ $append -lt \(appends) ]; do
                            \(state) $EARWHEEL record --asked m3 --tried m3 >>"$HOME/ids.$writer" || exit
                            append=$((append + 1))
                        done
                    ) &
                done
                wait
                cat "$HOME"/ids.*
                """)
            #expect(shell.errors == "")
            #expect(Set(shell.output.split(separator: "\n")).count == 8 * appends)
            #expect(lost(shell.output, in: try stored()) == [])
            let count = files == "several" ? 8 : 1
            #expect(
                try run("$EARWHEEL check").output
                    == "\(8 * appends) records in \(count) file\(count == 1 ? "" : "s"), nothing to report\n")
        }

        /// Group 2: what the disk refuses is never called saved, and what was there stays.
        @Test(
            arguments: [
                "posix/io/rw/write", "posix/io/rw/write/reduce", "posix/io/rw/pread", "posix/io/rw/ftruncate",
                "posix/io/sync/*", "posix/io/oc/open", "posix/io/dir/*", "posix/io/*",
            ])
        func faultsOfTheDiskAreTold(point: String) throws {
            let shell = try run(
                """
                try=0
                while [ $try -lt \(Length.of(short: 25, long: 250)) ]; do
                    fiu-run -x -c 'enable_random name=\(point),probability=0.3' \\
                        $EARWHEEL record --asked M2 --tried m2,M2 >"$HOME/id" 2>"$HOME/said"
                    case $? in
                        0) cat "$HOME/id" ;;
                        1) grep -v '^e' "$HOME/said" >&2 ;;
                        *) echo "it ended with $?" >&2 ;;
                    esac
                    $EARWHEEL record --asked M2 --tried M2
                    try=$((try + 1))
                done
                """)
            #expect(lost(shell.output, in: try stored()) == [], "\(point)")
            #expect(shell.errors == "", "it says in its own words what was refused")
            let check = try run("$EARWHEEL check")
            #expect(!check.output.contains("other content"), "\(check.output.prefix(500))")
            #expect(shell.output.split(separator: "\n").count >= Length.of(short: 25, long: 250))
        }

        /// Who reads only that something went wrong would record the answer again.
        @Test func anAnswerWhoseIDCannotBePrintedIsSaidToBeSaved() throws {
            let shell = try run("$EARWHEEL record --asked M2 --tried M2 >/dev/full")
            #expect(shell.status == 1)
            #expect(shell.errors.hasPrefix("earwheel: the answer is saved as "))
            #expect(try stored().count == 1)
        }

        /// A folder that cannot be listed is no empty store.
        @Test func aFolderThatCannotBeListedIsNamed() throws {
            let shell = try run(
                """
                $EARWHEEL record --asked M2 --tried M2
                fiu-run -x -c 'enable name=posix/io/dir/readdir' $EARWHEEL check
                """)
            #expect(shell.status == 1 && shell.output.contains("/earwheel: "), "\(shell.output)")
        }

        /// A shell grants 1,024 open files at first, or fewer.
        @Test func aStoreMayHaveManyFiles() throws {
            let shell = try run(
                """
                mkdir "$HOME/s"; cd "$HOME/s"; ulimit -Sn 64; number=100
                while [ $number -lt 300 ]; do
                    echo "{\\"correctAnswer\\":7,\\"isCorrect\\":true,\\"id\\":\\"$number\\"}" >$number.jsonl; number=$((number + 1))
                done
                $EARWHEEL check --store .
                """)
            #expect(shell.output == "200 records in 200 files, nothing to report\n")
        }

        @Test func aFullDiskIsSaid() throws {
            _ = try run("$EARWHEEL record --asked M2 --tried M2")
            let before = try stored()
            let shell = try run("(ulimit -f 0; $EARWHEEL record --asked M2 --tried M2) 2>&1 | cat")
            #expect(shell.output.hasPrefix("earwheel: not saved: file too large ("))
            #expect(shell.output.hasSuffix("raise the limit on file sizes and try again\n"))
            #expect(try stored() == before)
        }

        /// Group 6: what stands in the way is named.
        @Test(
            arguments: [
                ("mkfifo \"$HOME/x.jsonl\"", "x.jsonl", "is no regular file"),
                ("mkdir \"$HOME/d\"; echo >\"$HOME/d/x\"", "d/x/y.jsonl", "not a directory"),
                ("true", "none/x.jsonl", "no such file or directory"),
                ("ln -s loop \"$HOME/loop\"", "loop", "too many levels of symbolic links"),
                ("printf '\\377\\376{\\0}\\0' >\"$HOME/u.jsonl\"", "u.jsonl", "is UTF-16"),
            ])
        func whatStandsInTheWayIsNamed(before: String, store: String, reason: String) throws {
            let shell = try run("\(before); $EARWHEEL record --store \"$HOME/\(store)\" --asked 1 --tried 1")
            #expect(shell.status == 1 && shell.output == "")
            #expect(shell.errors.hasPrefix("earwheel: not saved: ") && shell.errors.contains(reason))
        }
    }
}

/// How long a test takes its time: `make test-long` asks for more.
enum Length {
    static func of(short: Int, long: Int) -> Int { getenv("EARWHEEL_LONG") == nil ? short : long }
}
