import Testing

@testable import RecordStore

struct ColumnNameTests {
    @Test(arguments: [
        "Response Time", "response_time", "responseTime", "RESPONSE-TIME", "Response Time (s)",
        "response time [ms]",
    ])
    func `Case, blanks, signs and brackets are of no account`(name: String) {
        #expect(ColumnName(name).key == "responsetime")
    }

    @Test func `A unit stands at the end`() {
        #expect(ColumnName("time_ms").unit == .milliseconds && ColumnName("time_ms").key == "time")
        #expect(ColumnName("Seconds").unit == .seconds && ColumnName("Seconds").key.isEmpty)
        #expect(
            ColumnName("Time Taken (seconds)").unit == .seconds
                && ColumnName("answer.ms").unit == .milliseconds)
        #expect(ColumnName("second answer").unit == nil && ColumnName("").key.isEmpty)
    }

    @Test func `Of a path the last part counts, too`() {
        let name = ColumnName("question.interval")
        #expect(
            name.key == "questioninterval" && name.lastKey == "interval"
                && ColumnName("interval").lastKey == nil)
        #expect(ColumnName("createdAt.$date").key == "createdat")
    }

    /// The words that people were promised.
    @Test func `Every word of the list means something`() {
        let words: [(RecordField, [String])] = [
            (.correctAnswer, ["asked", "question", "interval", "correct answer"]),
            (.triedAnswers, ["answered", "answer", "guess", "your answer", "User Answer"]),
            (.isCorrect, ["correct", "is correct", "right", "result"]),
            (.timeTook, ["time_ms", "seconds", "duration", "response time", "Time Taken (seconds)"]),
            (.date, ["timestamp", "when", "Date"]),
        ]
        for (field, names) in words {
            for name in names {
                #expect(FieldSynonyms.rank(of: ColumnName(name), for: field) != nil, "\(name)")
            }
        }
        #expect(FieldSynonyms.rank(of: ColumnName("Timer Setting"), for: .timeTook) == nil)
    }
}
