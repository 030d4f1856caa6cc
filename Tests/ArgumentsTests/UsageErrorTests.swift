import Testing

@testable import Arguments

@Suite struct UsageErrorTests {
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
        CalendarDay(year: year, month: month, day: day)
    }

    static let faults: [(String, UsageError)] = [
        ("stast", .unknownCommand("stast")),
        ("-", .unknownCommand("-")),
        ("-- --demo", .unknownCommand("--demo")),
        ("--bogus", .unknownOption("--bogus")),
        ("--bogus=3", .unknownOption("--bogus")),
        ("-x", .unknownOption("-x")),
        ("--bogus --help", .unknownOption("--bogus")),
        ("stats check", .surplus("check", .stats)),
        ("check -- --json", .surplus("--json", .check)),
        ("--json", .foreignOption(.json, .dashboard)),
        ("check --csv", .foreignOption(.csv, .check)),
        ("stats --tab radar", .foreignOption(.tab, .stats)),
        ("check --since 2026-01-01", .foreignOption(.since, .check)),
        ("check --until 2026-01-01", .foreignOption(.until, .check)),
        ("check --direction harmonic", .foreignOption(.direction, .check)),
        ("stats --csv --json", .conflict(.json, .csv)),
        ("export --csv --jsonl", .conflict(.jsonl, .csv)),
        ("check --repair --demo", .conflict(.demo, .repair)),
        ("record --asked 5 --tried 5 --demo", .foreignOption(.demo, .record)),
        ("record --tried 5", .missingOption(.asked, .record)),
        ("record --asked 5", .missingOption(.tried, .record)),
        ("import", .missingOperand(.import)),
        ("import --map x=y --dry-run", .missingOperand(.import)),
        ("import - --map x", .unknownValue(.map, "x")),
        ("import - --map =x", .unknownValue(.map, "=x")),
        ("import - --map x=", .unknownValue(.map, "x=")),
        ("record --time soon", .notANumber(.time, "soon")),
        ("record --time=-1", .notANumber(.time, "-1")),
        ("record --time 4294967296", .notANumber(.time, "4294967296")),
        ("record --root 128", .notANumber(.root, "128")),
        ("--store x --demo", .conflict(.demo, .store)),
        ("--store", .missingValue(.store)),
        ("--store --demo", .optionForValue(.store, "--demo")),
        ("--log -x", .optionForValue(.log, "-x")),
        ("--store=", .emptyValue(.store)),
        ("--tab=", .emptyValue(.tab)),
        ("--demo=yes", .unexpectedValue(.demo, "yes")),
        ("--help=", .unexpectedValue(.help, "")),
        ("--theme Dark", .unknownValue(.theme, "Dark")),
        ("--tab 1", .unknownValue(.tab, "1")),
        ("--since today", .malformedDate(.since, "today")),
        ("--until 2026-2-3", .malformedDate(.until, "2026-2-3")),
        ("--since 2025-02-29", .unrealDate(.since, day(2025, 2, 29))),
        ("--since bad --since 2026-01-01", .malformedDate(.since, "bad")),
        (
            "--since 2026-03-02 --until 2026-03-01",
            .datesReversed(since: day(2026, 3, 2), until: day(2026, 3, 1))
        ),
    ]

    @Test(arguments: faults)
    func refusesCall(line: String, expected: UsageError) {
        #expect(throws: expected) { try Invocation(arguments: words(line)) }
    }

    @Test func refusesEmptyArguments() {
        #expect(throws: UsageError.unknownCommand("")) { try Invocation(arguments: [""]) }
        #expect(throws: UsageError.emptyValue(.log)) { try Invocation(arguments: ["--log", ""]) }
    }
}
