import Testing

@testable import Arguments

@Suite struct SentenceTests {
    @Test(
        arguments: [
            ("stast", "there is no command 'stast'; did you mean stats?"),
            ("help", "there is no command 'help'; did you mean --help?"),
            ("tune", "there is no command 'tune'; see earwheel --help"),
            ("--jsn", "there is no option '--jsn'; did you mean --json?"),
            ("--q", "there is no option '--q'; see earwheel --help"),
            ("stats json", "'json' is too much for stats; did you mean --json?"),
            ("stats 1 2", "'1' is too much for stats; leave it out"),
            (
                "--json",
                "--json belongs to stats, export and check, not to the dashboard; leave it out or call earwheel stats --json"
            ),
            (
                "check --tab log",
                "--tab belongs to the dashboard, not to check; leave it out or call earwheel --tab NAME"
            ),
            ("stats --json --csv", "--json and --csv contradict each other; leave one of them out"),
            (
                "record --asked 5",
                "record needs --tried; write earwheel record --asked INTERVAL --tried LIST"
            ),
            ("import", "import needs something to read; write earwheel import FILE..."),
            ("import - --map a", "--map does not know 'a'; write --map THEIRS=OURS"),
            (
                "record --root x",
                "--root does not know the number 'x'; write a whole number from 0 to 127"
            ),
            ("--store", "--store needs a value; write --store PATH"),
            ("--tab", "--tab needs a value; choose radar, intervals, history, confusion, records or log"),
            (
                "--store --demo",
                "--store needs a value and '--demo' looks like an option; write --store=PATH"
            ),
            ("--log=", "the value of --log is empty; write --log FILE"),
            ("--demo=yes", "--demo takes no value; leave out '=yes'"),
            ("--theme drak", "--theme does not know 'drak'; did you mean dark?"),
            ("--marker 8", "--marker does not know '8'; choose braille, block or ascii"),
            ("--since 1.2.26", "--since does not know the day '1.2.26'; write it as YYYY-MM-DD"),
            (
                "--until 2023-02-30",
                "--until 2023-02-30 is not in the calendar; the nearest day is 2023-02-28"
            ),
            (
                "--since 2026-03-02 --until 2026-03-01",
                "--since 2026-03-02 comes after --until 2026-03-01; swap the two"
            ),
        ])
    func namesArgumentAndRemedy(line: String, sentence: String) throws {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: words(line)) }
        #expect(error?.description == sentence)
    }
}
