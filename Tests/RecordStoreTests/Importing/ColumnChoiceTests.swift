import IntervalStatistics
import RecordStore
import Testing

/// Which column is taken for what.
struct ColumnChoiceTests {
    /// What each column became, by its name.
    func meanings(_ header: String, _ rows: String...) throws -> [String: String] {
        let data = try Importing.read(Lines.file([header] + rows))
        let pairs = data.understanding.columns.map {
            ($0.name, String($0.meaning.prefix { $0 != "," && $0 != ":" }))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    @Test func `Correct is a verdict or an interval`() throws {
        #expect(
            try meanings("question,correct", "M6,yes") == [
                "question": "correctAnswer", "correct": "isCorrect",
            ])
        #expect(
            try meanings("correct,answer", "M6,m6") == ["correct": "correctAnswer", "answer": "triedAnswers"])
        #expect(
            try meanings("interval,right", "7,1", "1,0") == [
                "interval": "correctAnswer", "right": "isCorrect",
            ])
    }

    @Test func `Answer is the guess, the solution or the verdict`() throws {
        #expect(
            try meanings("question,answer", "M6,m6") == [
                "question": "correctAnswer", "answer": "triedAnswers",
            ])
        #expect(
            try meanings("question,answer,guess", "C to A?,M6,m6")
                == ["question": "nothing", "answer": "correctAnswer", "guess": "triedAnswers"])
        #expect(
            try meanings("answer,result", "M6,wrong") == ["answer": "correctAnswer", "result": "isCorrect"])
        #expect(
            try meanings("question,answer", "M6,right", "P5,wrong") == [
                "question": "correctAnswer", "answer": "isCorrect",
            ])
    }

    @Test func `Time is a moment, a duration or the time of day`() throws {
        #expect(try meanings("asked,guess,time", "7,7,2026-01-02 10:00")["time"] == "date")
        #expect(try meanings("asked,guess,time", "7,7,2.31")["time"] == "timeTook")
        #expect(
            try meanings("asked,guess,date,time", "7,7,2.1.2026,10:00")["time"] == "the time of day of date")
        #expect(try meanings("asked,guess,date,time", "7,7,2.1.2026,0:02")["time"] == "timeTook")
        let data = try Importing.read("asked,guess,Date,Time\n7,7,2.1.2026,10:05 PM\n")
        #expect(
            try Importing.records(data).compactMap(\.moment).map { "\($0)" } == [
                "2026-01-02T22:05:00.000+01:00"
            ])
    }

    @Test func `Of two that could mean the same one is taken, and it is said`() throws {
        let data = try Importing.read("played,interval,guess\nM6,m6,m6\nP5,P4,P4\n")
        #expect(try Importing.figures(data) == "P5 0/1, M6 0/1")
        #expect(
            data.remarks == [
                "taken: played as correctAnswer, guess as triedAnswers",
                "correctAnswer could also be interval: played is taken; say otherwise with --map interval=correctAnswer",
                "not used: interval (2 rows)",
            ])
        let mapped = try Importing.read(
            "played,interval,guess\nM6,m6,m6\nP5,P4,P4\n", map: ["interval": "correctAnswer"])
        #expect(try Importing.figures(mapped) == "P4 1/1, m6 1/1")
        let equal = try Importing.read("asked,interval,guess\n9,M6,m6\n7,fifth,P5\n7,P5,P5\n")
        #expect(equal.remarks.contains { $0.hasPrefix("correctAnswer could also be interval") })
        let same = try Importing.read("asked,interval,guess\n9,M6,m6\n7,P5,P5\n")
        #expect(same.remarks == ["taken: asked as correctAnswer, guess as triedAnswers"])
    }

    @Test func `What is not used is said with its rows`() throws {
        let data = try Importing.read(
            "asked,asked,guess,a note,mood\n7,8,7,x,\n7,8,7,,\n7,,7,y,,z\n", map: ["gone": "root"])
        #expect(
            data.remarks == [
                "taken: asked as correctAnswer, guess as triedAnswers",
                "--map gone: there is nothing of this name",
                "asked stands twice in the header: the second is not used (2 rows)",
                "not used: a note (2 rows)",
                "not used: cells beyond the header (1 row)",
            ])
    }

    @Test func `A mapped name tells the unit as well`() throws {
        let data = try Importing.read(
            "asked,guess,spare seconds\n7,7,200\n", map: ["spare seconds": "timeTook"])
        #expect(try Importing.records(data).map(\.timeTook) == [200_000])
        #expect(data.remarks.last == "times in spare seconds are taken for seconds, as its name says")
    }

    @Test func `Another trainer's table needs no options`() throws {
        let data = try Importing.read(
            """
            ID,Timestamp,Type,Time Taken (seconds),Correct Answer,User Answer,Result,Timer Setting
            1,2026-01-02 10:00:00,Interval,2.31,Major 6th,Minor 6th,Incorrect,10
            2,2026-01-02 10:00:07,Interval,1.2,Perfect 5th,Perfect 5th,Correct,10
            """)
        #expect(try Importing.figures(data) == "P5 1/1, M6 0/1" && data.refusals.isEmpty)
        let records = try Importing.records(data)
        #expect(records.map(\.timeTook) == [2310, 1200] && records.allSatisfy { $0.moment != nil })
    }

    @Test func `A title above the names, and a table of Markdown, are no rows`() throws {
        let titled = try Importing.read("Ear training;;\n;;\nAsked;Guess;ms\nM6;m6;900\n")
        #expect(
            try Importing.figures(titled) == "M6 0/1"
                && titled.remarks.last == "left out: 1 row above the names of the columns")
        let markdown = try Importing.read("| asked | guess |\n|-------|:-----:|\n| M6 | M6 |\n")
        #expect(
            try Importing.figures(markdown) == "M6 1/1" && markdown.refusals.isEmpty && markdown.rowCount == 1
        )
    }
}
