import Testing

extension RealProgram {
    /// Group 8: where the reader is changes nothing.
    struct ZoneTests {
        static let zones = ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati"]

        @Test(arguments: [
            "stats --json", "stats", "stats --json --since 2026-10-01 --until 2026-10-25", "check",
            "export --csv",
        ])
        func theReportIsTheSameEverywhere(command: String) throws {
            let home = try Home()
            let reports = try Self.zones.map { zone in
                try Shell(
                    "TZ=\(zone) $EARWHEEL \(command) --store \"$ROOT/Resources/sample-records.jsonl\"",
                    home: home
                ).output
            }
            #expect(reports[0].count > 20 && Set(reports).count == 1)
        }

        @Test func aRecordHasTheOffsetOfItsMoment() throws {
            let home = try Home()
            let offsets = try Self.zones.map { zone in
                _ = try Shell(
                    "TZ=\(zone) $EARWHEEL record --store \"$HOME/s.jsonl\" --asked 1 --tried 1", home: home)
                let line = try Shell("tail -n 1 \"$HOME/s.jsonl\"", home: home).output
                return String(line.firstMatch(of: /T[0-9:.]{12}([+-][0-9:]{5})"/)?.1 ?? "")
            }
            #expect(offsets[0] == "+00:00" && offsets[2] == "+05:30" && offsets[3] == "+14:00")
            #expect(["-05:00", "-04:00"].contains(offsets[1]))
        }

        /// A day belongs to the record: a practice around midnight keeps its streak, summer time or not.
        @Test func daysAreThoseOfTheRecords() throws {
            let home = try Home()
            let lines = [
                "2026-03-28T23:59:59+01:00", "2026-03-29T00:30:00+01:00", "2026-03-29T03:30:00+02:00",
                "2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00", "2038-01-19T03:14:08Z",
                "1970-01-01T00:00:00Z",
            ]
            .map { #"echo '{"correctAnswer":7,"isCorrect":true,"date":"\#($0)"}'"# }.joined(separator: "; ")
            _ = try Shell("(\(lines)) >\"$HOME/s.jsonl\"", home: home)
            for zone in Self.zones {
                for (day, count) in [
                    ("2026-03-28", 1), ("2026-03-29", 2), ("2026-10-25", 2), ("2038-01-19", 1),
                    ("1970-01-01", 1),
                ] {
                    let json = try Shell(
                        "TZ=\(zone) $EARWHEEL stats --json --store \"$HOME/s.jsonl\" --since \(day) --until \(day)",
                        home: home
                    ).output
                    #expect(json.contains("\"records\":\(count),"), "\(day) in \(zone)")
                }
            }
        }
    }
}
