import Testing

extension RealProgram {
    /// What other programs kept, from wherever it comes; and out again.
    struct ImportTests {
        private let home: Home

        init() throws { home = try Home() }

        private func run(_ line: String) throws -> Shell { try Shell(line, home: home) }

        private func figures(_ store: String) throws -> String {
            try run("$EARWHEEL stats --json --store \(store)").output
        }

        private static let sample = "\"$ROOT/Resources/sample-records.jsonl\""

        /// Group 12: all that is exported comes back, and once.
        @Test(arguments: ["", "--jsonl", "--json", "--csv"])
        func whatIsExportedComesBack(format: String) throws {
            let first = try run("$EARWHEEL export \(format) --store \(Self.sample) | $EARWHEEL import -")
            #expect(first.output.hasSuffix(", 1500 rows read, 1500 added, 0 known already, 0 refused\n"))
            #expect(try figures("\"$XDG_DATA_HOME/earwheel\"") == figures(Self.sample))
            let second = try run("$EARWHEEL export \(format) | $EARWHEEL import -")
            #expect(second.output.hasSuffix(", 1500 rows read, 0 added, 1500 known already, 0 refused\n"))
            #expect(try run("ls \"$XDG_DATA_HOME/earwheel\"").output.split(separator: "\n").count == 1)
        }

        /// Records without ids, too: whatever was exported and in which format, all of it is the same.
        @Test func whatHasNoIDIsKnownInEveryFormat() throws {
            let shell = try run(
                """
                cd "$HOME"; printf '{"correctAnswer":7,"isCorrect":true}\\n%.0s' 1 2 3 >s.jsonl
                for format in csv json jsonl; do $EARWHEEL export --$format --store s.jsonl >"$format"; done
                for format in csv json jsonl; do $EARWHEEL import "$format"; done; $EARWHEEL import s.jsonl
                """)
            let counts = shell.output.split(separator: "\n").map {
                $0.split(separator: ", ")[2...3].joined(separator: " ")
            }
            #expect(
                counts == ["3 added 0 known already"] + Array(repeating: "0 added 3 known already", count: 3))
            #expect(try figures("\"$XDG_DATA_HOME/earwheel\"") == figures("\"$HOME/s.jsonl\""))
        }

        /// An array with other keys from an address, missing keys with their defaults, in the order of its ids.
        @Test func anAddressIsFetchedAndItsFieldsAreMapped() throws {
            let shell = try run(
                """
                printf '%s' '[{"id":3,"semitones":7,"heard":[5,7]},{"id":1,"semitones":"minor 2nd","heard":["m2"]},' \\
                    '{"id":2,"semitones":9,"heard":9},{"id":4,"semitones":"loud"}]' >"$HOME/list"
                python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$HOME" >"$HOME/port" 2>/dev/null &
                until port=$(sed -n 's/.*port \\([0-9]*\\) .*/\\1/p' "$HOME/port") && [ -n "$port" ]; do :; done
                list="http://127.0.0.1:$port/list --map semitones=correctAnswer --map heard=triedAnswers"
                $EARWHEEL import $list --dry-run
                $EARWHEEL import $list
                $EARWHEEL import $list
                $EARWHEEL import "http://127.0.0.1:$port/none" || echo "exit $?"
                kill $!
                """)
            let lines = shell.output.split(separator: "\n")
            #expect(lines.count == 18, "\(shell.output)")
            #expect(lines[0].hasSuffix("/list: how it is understood"))
            #expect(
                lines[1...10] == [
                    "  format    JSON objects", "  encoding  UTF-8", "  column     becomes",
                    "  heard      triedAnswers", "  id         id", "  semitones  correctAnswer",
                    "  correctAnswer  triedAnswers  isCorrect", "  P5             P4 P5         false",
                    "  m2             m2            true", "  M6             M6            true",
                ])
            #expect(
                lines[11].hasSuffix(
                    ": JSON objects, 4 rows read, 3 would be added, 0 known already, 1 refused"))
            #expect(lines[12] == "  refused object 4: correctAnswer “loud” is no interval")
            #expect(lines[13].hasSuffix("4 rows read, 3 added, 0 known already, 1 refused"))
            #expect(lines[15].hasSuffix("4 rows read, 0 added, 3 known already, 1 refused"))
            #expect(lines.last == "exit 1" && shell.errors.contains("/none cannot be fetched (curl: (22)"))
            #expect(try run("$EARWHEEL export").output.split(separator: "\n").count == 3)
        }

        /// Killed at any moment, an import has added all or nothing, to a folder and to one file.
        @Test(arguments: ["$HOME/folder", "$HOME/one.jsonl"])
        func killedAtAnyMomentAllOrNothingIsAdded(store: String) throws {
            let kills = Length.of(short: 12, long: 100)
            let shell = try run(
                """
                kill=0
                while [ $kill -lt \(kills) ]; do
                    rm -rf "\(store)"; case "\(store)" in *l) echo '{"correctAnswer":7,"isCorrect":true}' >"\(store)";; esac
                    setsid $EARWHEEL import --store "\(store)" \(Self.sample) >/dev/null &
                    sleep 0.00$(od -An -N2 -tu2 /dev/urandom | tr -d ' ')
                    kill -9 -$! 2>/dev/null; wait $! 2>/dev/null
                    $EARWHEEL check --store "\(store)" 2>/dev/null
                    find "$HOME" -name '*.part'
                    kill=$((kill + 1))
                done
                """)
            let own = store.hasSuffix("l") ? 1 : 0
            let counts = shell.output.split(separator: "\n").map { Int($0.prefix { $0.isNumber }) ?? -1 }
            #expect(counts.count == kills && Set(counts).isSubset(of: [own, own + 1500]), "\(shell.output)")
            #expect(shell.output.split(separator: "\n").allSatisfy { $0.hasSuffix("nothing to report") })
        }

        /// The server takes the request and says nothing; it sees how long its client lives on.
        @Test(arguments: ["KILL", "TERM", "INT"]) func curlEndsWithAKilledImport(signal: String) throws {
            let shell = try run(
                """
                cat >"$HOME/server.py" <<'END'
                import os, signal, socket, subprocess, time
                server = socket.create_server(("127.0.0.1", 0))
                address = "http://127.0.0.1:%d/" % server.getsockname()[1]
                program = subprocess.Popen([os.environ["EARWHEEL"], "import", address])
                client = server.accept()[0]
                client.settimeout(10)
                client.recv(65536)
                program.send_signal(signal.SIG\(signal))
                begun = time.monotonic()
                assert client.recv(65536) == b""
                print(time.monotonic() - begun < 1, program.wait() != 0)
                END
                python3 "$HOME/server.py"
                """)
            #expect(shell.output == "True True\n", "\(shell.errors)")
        }

        @Test func rowsThatAreStillInAJournalAreSpokenOfFirst() throws {
            let shell = try run(
                """
                cd "$HOME"; cat >make.py <<'END'
                import os, shutil, sqlite3
                birds = sqlite3.connect("b.sqlite", isolation_level=None)
                birds.execute("pragma journal_mode=wal")
                birds.execute("create table attempts(id)")
                for end in ["", "-wal"]: shutil.copy("b.sqlite" + end, "used.sqlite" + end)
                birds.close()
                END
                python3 make.py; $EARWHEEL import used.sqlite; $EARWHEEL import b.sqlite
                """)
            let lines = shell.errors.split(separator: "\n")
            #expect(lines.count == 3, "\(shell.errors)")
            #expect(lines[0].hasPrefix("earwheel: used.sqlite-wal may hold rows"))
            #expect(lines[1].contains("used.sqlite has no tables yet"))
            #expect(lines[2].contains("b.sqlite has a table attempts, but without the column timestamp"))
        }

        @Test func whatWasAddedWithoutAReportIsSaid() throws {
            let shell = try run("$EARWHEEL import \(Self.sample) >/dev/full")
            #expect(shell.status == 1)
            #expect(
                shell.errors.hasPrefix(
                    "earwheel: 1500 records were added, but the report could not be written\nearwheel: standard output"
                ))
            #expect(try figures("\"$XDG_DATA_HOME/earwheel\"") == figures(Self.sample))
        }

        @Test func aLogThatBeginsLikeAKnownOneIsSpokenOf() throws {
            let shell = try run(
                """
                cd "$HOME"; printf 'C5-octave\\n   1 octave\\nD5-tritone\\n   2 tritone\\n' >1
                printf 'C5-octave\\n   1 octave\\nE5-tritone\\n   2 tritone\\n' >2
                $EARWHEEL import 1; $EARWHEEL import 2
                """)
            let lines = shell.output.split(separator: "\n")
            #expect(lines.count == 5 && lines[0].contains("2 added, 0 known already"))
            #expect(lines[2].contains("1 added, 1 known already"))
            #expect(lines[4].contains("a log that begins like a known one is taken for the same log"))
        }

        /// Brackets are no patterns, and settings that send everything elsewhere are not followed.
        @Test func anAddressMeansWhatItSays() throws {
            let shell = try run(
                """
                echo 'proxy = "http://127.0.0.1:1"' >"$HOME/.curlrc"; echo '{"correctAnswer":7,"isCorrect":true}' >"$HOME/a[1-2]"
                python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$HOME" >"$HOME/port" 2>/dev/null &
                until port=$(sed -n 's/.*port \\([0-9]*\\) .*/\\1/p' "$HOME/port") && [ -n "$port" ]; do :; done
                $EARWHEEL import "http://127.0.0.1:$port/a[1-2]"
                kill $!
                """)
            #expect(shell.output.contains("1 rows read, 1 added"), "\(shell.errors)")
        }

        @Test func oneThatFailsKeepsAllOthersOut() throws {
            let shell = try run("echo nothing >\"$HOME/x\"; $EARWHEEL import \(Self.sample) \"$HOME/x\"")
            #expect(shell.status == 1 && shell.output == "")
            #expect(shell.errors.contains("nothing was added: ") && shell.errors.contains("/x holds no data"))
            #expect(try run("ls -A \"$XDG_DATA_HOME\"").output == "")
        }

        @Test func twoSourcesWithTheSameRecordsAddThemOnce() throws {
            let shell = try run("$EARWHEEL import \(Self.sample) \(Self.sample)")
            #expect(
                shell.output.contains("1500 added, 0 known") && shell.output.contains("0 added, 1500 known"))
            #expect(try figures("\"$XDG_DATA_HOME/earwheel\"") == figures(Self.sample))
        }

        @Test func theCSVHasTheColumnsThatTheManualNames() throws {
            let header = try run("$EARWHEEL export --csv --store \(Self.sample)").output.prefix {
                $0 != "\r\n"
            }
            let manual = try run("cat \"$ROOT/Resources/earwheel.1\"").output.split(separator: "\n").joined(
                separator: " ")
            #expect(
                header
                    == "id,date,correctAnswer,interval,triedAnswers,isCorrect,timeTook,direction,root,choices,replays"
            )
            #expect(
                manual.contains(
                    "id, date, correctAnswer, interval, triedAnswers, isCorrect, timeTook (milliseconds), direction, root, choices and replays"
                ))
        }

        @Test func anAnswerWithoutItsStoreIsNoError() throws {
            let shell = try run("$EARWHEEL export --json --store \"$HOME/none\"")
            #expect(
                shell.status == 0 && shell.output == "[\n]\n" && shell.errors.contains("does not exist yet"))
        }

        @Test func whatCouldNotBeUsedIsSaid() throws {
            let shell = try run(
                "$EARWHEEL export --store \"$ROOT/Tests/RecordStoreTests/Cases/torn-tail.jsonl\"")
            #expect(shell.status == 1 && shell.output.split(separator: "\n").count == 4)
            #expect(
                shell.errors
                    == "earwheel: 1 place could not be used and is not in it; earwheel check names it\n")
        }

        @Test func aRepairIsPlannedThenDone() throws {
            let shell = try run(
                """
                cd "$HOME"; mkdir s; cat "$ROOT/Tests/RecordStoreTests/Cases/bad-utf8.jsonl" >s/a.jsonl
                $EARWHEEL check --store s; $EARWHEEL check --json --store s
                $EARWHEEL check --repair --store s && ls s
                """)
            #expect(shell.errors.hasPrefix("earwheel: s/a.jsonl: put 1 line aside; the file as it was is /"))
            #expect(shell.errors.hasSuffix("/s/a.jsonl.before-repair\n"))
            let lines = shell.output.split(separator: "\n")
            #expect(lines[1] == "s/a.jsonl: earwheel check --repair would put 1 line aside")
            let plan = #""repairs":[{"file":"s/a.jsonl","parted":0,"removed":1}],"reported":1}"#
            #expect(lines[3].hasSuffix(plan), "\(lines[3])")
            let files: [Substring] = ["a.jsonl", "a.jsonl.before-repair"]
            #expect(lines[4...] == ["4 records in 1 file, nothing to report"] + files[...])
        }
    }
}
