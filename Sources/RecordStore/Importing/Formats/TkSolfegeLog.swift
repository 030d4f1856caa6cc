import IntervalStatistics

/// TkSolfege's log: a question, then a line a try with its seconds; begun anew whenever the program starts.
struct TkSolfegeLog {
    /// When the log was last written: it has no dates of its own.
    let modified: Moment?

    /// All the names that the log has for intervals. Chords share the log, and some of their names are intervals
    /// elsewhere.
    private static let names = [
        "minor2nd", "major2nd", "minor3rd", "major3rd", "perfect4th", "tritone", "perfect5th", "minor6th",
        "major6th", "minor7th", "major7th", "octave",
    ]

    private struct Question {
        let text: Substring
        let line: Int
        var tries: [(text: Substring, seconds: UInt32, name: Substring)] = []
    }

    /// Tells whether a text is the start of such a log: an interval is asked in it, and a try or nothing follows.
    static func isLog(_ text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.indices.contains { index in
            guard lines[index].first?.isWhitespace == false, asked(lines[index].trimmingBlanks) != nil else {
                return false
            }
            return index + 1 == lines.count || attempt(lines[index + 1]) != nil
        }
    }

    func read(_ text: String) -> ImportedData {
        var collector = ImportCollector(.tkSolfege, unit: "line")
        let questions = Self.questions(text, refusing: &collector)
        var chain = ""
        var (others, open) = (0, 0)
        for (index, question) in questions.enumerated() {
            // The later tries of a question may come after an import, its first one not.
            let id = RecordID(
                derivedFrom: chain + "\n" + question.text + "\n" + (question.tries.first?.text ?? ""),
                of: .tkSolfege, order: Int64(index + 1))
            let rest = question.tries.dropFirst().map { "\n" + $0.text }.joined()
            chain = "\(id)" + rest
            guard let (asked, root) = Self.asked(question.text) else {
                others += 1
                continue
            }
            if question.tries.isEmpty { open += 1 } else { add(question, asked, root, id, to: &collector) }
        }
        remark(others: others, open: open, in: &collector)
        return collector.finish()
    }

    private func remark(others: Int, open: Int, in collector: inout ImportCollector) {
        collector.remark(
            modified == nil
                ? "TkSolfege keeps no dates: these answers have none"
                : "TkSolfege keeps no dates: these answers have that of the file")
        collector.leaveOut(others, "question", "on other things")
        collector.leaveOut(open, "question", "without an answer")
    }

    private static func questions(_ text: String, refusing collector: inout ImportCollector) -> [Question] {
        var questions: [Question] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where !line.trimmingBlanks.isEmpty {
            if line.first?.isWhitespace == false {
                questions.append(Question(text: line.trimmingBlanks, line: index + 1))
            } else if let attempt = attempt(line), !questions.isEmpty {
                questions[questions.count - 1].tries.append(attempt)
            } else {
                collector.count()
                collector.refuse(index + 1, "this is no answer to a question")
            }
        }
        return questions
    }

    /// The note and the name of `C#4-minor3rd`; chords have their own names.
    private static func question(_ line: Substring) -> (note: Substring, octave: Int, name: Substring)? {
        guard let dash = line.firstIndex(of: "-") else { return nil }
        let note = line[..<dash].prefix { !$0.isNumber }
        guard NoteName.midi(note, octave: 5) != nil, let octave = Int(line[note.endIndex..<dash]) else {
            return nil
        }
        let name = line[line.index(after: dash)...].trimmingBlanks
        return name.isEmpty ? nil : (note, octave, name)
    }

    /// The parts of `   3 minor2nd`.
    private static func attempt(_ line: Substring) -> (text: Substring, seconds: UInt32, name: Substring)? {
        guard line.first == " " || line.first == "\t" else { return nil }
        let text = line.trimmingBlanks
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let name = text[digits.endIndex...].trimmingBlanks
        guard let seconds = UInt32(digits), !name.isEmpty else { return nil }
        return (text, seconds, name)
    }

    /// The size asked and its root; nil where no interval was asked. Middle C, MIDI note 60, is C5 here.
    private static func asked(_ text: Substring) -> (UInt8, UInt8?)? {
        guard let question = question(text), let size = semitones(question.name) else { return nil }
        return (size, NoteName.midi(question.note, octave: question.octave))
    }

    private static func semitones(_ name: Substring) -> UInt8? {
        names.firstIndex { $0 == name }.map { UInt8($0 + 1) }
    }

    private func add(
        _ question: Question, _ asked: UInt8, _ root: UInt8?, _ id: RecordID,
        to collector: inout ImportCollector
    ) {
        collector.count()
        let tries = question.tries.map { Self.semitones($0.name) ?? TriedAnswers.unreadable }
        if tries.contains(TriedAnswers.unreadable) {
            collector.reserve(question.line, "a tried answer is no interval; the rest is used")
        }
        let (milliseconds, isTooLong) = question.tries[0].seconds.multipliedReportingOverflow(by: 1000)
        let record = Record(
            correctAnswer: asked, triedAnswers: TriedAnswers(tries), isCorrect: tries[0] == asked,
            timeTook: isTooLong ? 0 : milliseconds, instant: modified?.instant ?? Record.unknownInstant,
            offset: modified?.offset ?? 0)
        collector.add(RecordEntry(id: id, record: record, root: root), place: question.line)
    }
}
