import FoundationEssentials
import Testing

extension RealProgram {
    /// Files as people have them, and what each must give.
    struct ImportCaseTests {
        /// A row of expected.tsv: a file, options, then exit status, records, those with a date, the first date, the sum
        /// of the times, and right of all for each of the twelve.
        struct Expectation: Sendable, CustomTestStringConvertible {
            let cells: [String]
            var testDescription: String { cells[0...1].joined(separator: " ") }

            static var all: [Expectation] {
                let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                    .deletingLastPathComponent()
                let path = folder.appending(path: "RecordStoreTests/Cases/import/expected.tsv")
                let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
                return text.split(separator: "\n").dropFirst().map { line in
                    Expectation(
                        cells: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
                }
            }
        }

        private struct Line: Decodable {
            var correctAnswer: Int
            var isCorrect: Bool
            var timeTook: Int?
            var date: String?
        }

        @Test func thereAreCases() { #expect(Expectation.all.count > 20) }

        @Test(arguments: Expectation.all) func itComesOutAsTold(expected: Expectation) throws {
            let home = try Home()
            let shell = try Shell(
                """
                export TZ=Europe/Berlin; cd "$ROOT/Tests/RecordStoreTests/Cases/import"
                $EARWHEEL import \(expected.cells[0]) \(expected.cells[1]) --store "$HOME/s.jsonl" >&2; echo $?
                cat "$HOME/s.jsonl" 2>/dev/null
                """, home: home)
            let lines = shell.output.split(separator: "\n")
            let records = try lines.dropFirst().map {
                try JSONDecoder().decode(Line.self, from: Data($0.utf8))
            }
            let dates = try records.compactMap(\.date).map { text in
                try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
            }
            let first = dates.min().map { $0.formatted(.iso8601) } ?? "-"
            let times = records.compactMap(\.timeTook).reduce(0, +)
            let figures = (1...12).map { size in
                let answers = records.filter { $0.correctAnswer == size }
                return answers.isEmpty ? "" : "\(answers.count(where: \.isCorrect))/\(answers.count)"
            }
            let found =
                [String(lines.first ?? ""), "\(records.count)", "\(dates.count)", first, "\(times)"] + figures
            let wanted = expected.cells.dropFirst(2) + Array(repeating: "", count: 12)
            #expect(found == Array(wanted.prefix(found.count)), "\(shell.errors)")
        }

        @Test func whatAnEarlierEarwheelImportedIsKnown() throws {
            let shell = try Shell(
                """
                cd "$ROOT/Tests/RecordStoreTests/Cases/ids-0.1"
                while read -r file id
                do printf '{"id":"%s","correctAnswer":1,"isCorrect":true}\\n' "$id"; done <golden.tsv >"$HOME/s.jsonl"
                for file in *; do [ "$file" = golden.tsv ] || $EARWHEEL import "$file" --store "$HOME/s.jsonl"; done
                printf 'correctAnswer,triedAnswers\\n7,7\\n' >"$HOME/a.csv"
                printf 'correctAnswer,triedAnswers,when\\n7,7,2026-01-02\\n' >"$HOME/b.csv"
                for file in a b b; do $EARWHEEL import "$HOME/$file.csv"; done
                """, home: try Home())
            let counts = shell.output.split(separator: "\n").filter { $0.contains(" rows read, ") }
            #expect(
                counts.count > 12 && counts.count(where: { $0.contains(" 0 added, ") }) == counts.count - 1)
        }
    }
}
