import Testing

extension RealProgram {
    /// What `make bench` measures with is a store like any other, and always the same one.
    struct BenchRecordsTests {
        private let home: Home

        init() throws { home = try Home() }

        private func run(_ line: String) throws -> Shell {
            try Shell("make() { python3 -B \"$ROOT/Bench/records.py\" \"$@\"; }; cd && \(line)", home: home)
        }

        @Test func aSeedAlwaysGivesTheSameBytes() throws {
            let shell = try run(
                "make 300 >a; make 300 7 >b; make 300 8 >c; cmp a b && ! cmp -s a c && wc -l <a")
            #expect(shell.output == "300\n" && shell.errors == "")
        }

        /// Another Python must not make another store unnoticed.
        @Test func theFirstLineIsKnown() throws {
            #expect(
                try run("make 1").output
                    == #"{"v":1,"id":"01173b6f-5b33-7098-b6f6-75cc81e74ef5","date":"2008-01-02T17:57:09.171+01:00","#
                    + #""correctAnswer":7,"triedAnswers":[7],"isCorrect":true,"timeTook":1488,"#
                    + #""direction":"descending","root":56,"choices":12}"# + "\n")
        }

        @Test func aSmallerCountIsTheBeginningOfALargerOne() throws {
            let shell = try run("make 20 >few; make 700 >many; head -n 20 many | cmp - few && echo same")
            #expect(shell.output == "same\n")
        }

        @Test func everyLineIsUsed() throws {
            let shell = try run("mkdir store; make 2000 >store/a.jsonl; $EARWHEEL check --store store")
            #expect(shell.output == "2000 records in 1 file, nothing to report\n" && shell.status == 0)
        }
    }
}
