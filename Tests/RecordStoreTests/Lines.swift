/// Makes lines of record files.
enum Lines {
    /// A whole line without its newline; the id ends in the number.
    static func record(
        _ number: Int, asked: String = "7", tries: String = "[7]", isCorrect: String = "true",
        extra: String = ""
    ) -> String {
        #"{"v":1,"id":"\#(id(number))","date":"2026-11-02T19:00:01.000+01:00","correctAnswer":\#(asked)"#
            + #","triedAnswers":\#(tries),"isCorrect":\#(isCorrect),"timeTook":1500\#(extra)}"#
    }

    static func id(_ number: Int) -> String {
        let digits = String(number)
        return "01900000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    static func file(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
