import Testing

@testable import Arguments

@Suite struct InvocationTests {
    /// The values of a call, each written as a change of the defaults.
    private static func values(_ change: (inout OptionValues) -> Void) -> OptionValues {
        var values = OptionValues()
        change(&values)
        return values
    }

    static let calls: [(String, Invocation)] = [
        ("", .run(.dashboard, OptionValues())),
        ("stats", .run(.stats, OptionValues())),
        ("check", .run(.check, OptionValues())),
        ("--", .run(.dashboard, OptionValues())),
        ("-- stats", .run(.stats, OptionValues())),
        ("stats --json", .run(.stats, values { $0.format = .json })),
        ("--json stats", .run(.stats, values { $0.format = .json })),
        ("stats --csv", .run(.stats, values { $0.format = .csv })),
        ("check --json --json", .run(.check, values { $0.format = .json })),
        ("--store here", .run(.dashboard, values { $0.store = "here" })),
        ("--store=a=b", .run(.dashboard, values { $0.store = "a=b" })),
        ("--store=--demo", .run(.dashboard, values { $0.store = "--demo" })),
        ("--store -", .run(.dashboard, values { $0.store = "-" })),
        ("--store one --store two", .run(.dashboard, values { $0.store = "two" })),
        ("--demo", .run(.dashboard, values { $0.demo = true })),
        ("--tab log --tab=radar", .run(.dashboard, values { $0.tab = .radar })),
        ("--tab intervals", .run(.dashboard, values { $0.tab = .intervals })),
        ("--theme mono", .run(.dashboard, values { $0.theme = .mono })),
        ("--marker=ascii", .run(.dashboard, values { $0.marker = .ascii })),
        ("--no-animation", .run(.dashboard, values { $0.animation = false })),
        ("--no-sync", .run(.dashboard, values { $0.sync = false })),
        ("--no-mouse", .run(.dashboard, values { $0.mouse = false })),
        ("--log file", .run(.dashboard, values { $0.log = "file" })),
        ("stats --direction harmonic", .run(.stats, values { $0.direction = .harmonic })),
        (
            "record --asked M6 --tried m6,M6 --time 0 --root 60",
            .run(
                .record,
                values {
                    $0.asked = "M6"
                    $0.tried = "m6,M6"
                    $0.time = 0
                    $0.root = 60
                })
        ),
        (
            "import a - --dry-run --map x=correctAnswer --map y=a=b b",
            .run(
                .import,
                values {
                    $0.operands = ["a", "-", "b"]
                    $0.dryRun = true
                    $0.map = ["x": "correctAnswer", "y": "a=b"]
                })
        ),
        ("import -- --dry-run", .run(.import, values { $0.operands = ["--dry-run"] })),
        ("export --jsonl", .run(.export, values { $0.format = .jsonl })),
        ("check --repair", .run(.check, values { $0.repair = true })),
        (
            "export --since 2024-02-29 --until=2024-02-29",
            .run(
                .export,
                values {
                    $0.since = CalendarDay(year: 2024, month: 2, day: 29)
                    $0.until = CalendarDay(year: 2024, month: 2, day: 29)
                })
        ),
    ]

    @Test(arguments: calls)
    func readsCall(line: String, expected: Invocation) throws {
        #expect(try Invocation(arguments: words(line)) == expected)
    }

    @Test(
        arguments: [
            ("--help", Invocation.help(nil)), ("-h", .help(nil)), ("stats --help", .help(.stats)),
            ("--help stats", .help(.stats)), ("check -h", .help(.check)), ("--demo --help", .help(nil)),
            ("stats --json --csv --help", .help(.stats)), ("--help --bogus", .help(nil)),
            ("--version", .version), ("stats --version", .version), ("--version --help", .version),
            ("--help --version", .help(nil)),
        ])
    func answersQuestion(line: String, expected: Invocation) throws {
        #expect(try Invocation(arguments: words(line)) == expected)
    }
}

/// The arguments of a line that has no quotes.
func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0) }
}
