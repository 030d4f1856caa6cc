/// What other people and programs call the members of a record, as `ColumnName` writes names; the surest first.
enum FieldSynonyms {
    /// How sure a name means a member: the less the surer; nil where it does not.
    static func rank(of name: ColumnName, for field: RecordField) -> Int? {
        let names = names[field] ?? []
        if let rank = names.firstIndex(of: name.key) { return rank }
        if field == .timeTook, name.unit != nil, timedNames.contains(name.key) { return names.count }
        guard let last = name.lastKey else { return nil }
        if field == .timeTook, name.unit != nil, last.isEmpty { return 100 }
        return names.firstIndex(of: last).map { $0 + 100 }
    }

    /// These name a time where a unit stands behind them.
    private static let timedNames: Set<String> = ["", "response", "answer", "reaction", "thinking", "spent"]

    /// These name the time of a day that another column names.
    static let clockNames: Set<String> = [
        "time", "clock", "timeofday", "uhrzeit", "zeit", "heure", "hora", "時刻",
    ]

    private static let names: [RecordField: [String]] = [
        .correctAnswer: [
            "correctanswer", "correctinterval", "rightanswer", "askedinterval", "intervalasked", "asked",
            "expectedanswer",
            "expectedinterval", "expected", "corrans", "correctresponse", "corrresp", "targetinterval",
            "target", "solution", "questioninterval",
            "question",
            "playedinterval", "intervalplayed", "played", "interval", "intervalname", "semitones", "prompt",
            "stimulus",
            "correct", "right", "answer", "richtigeantwort", "gefragt", "frage", "intervall", "lösung",
            "bonneréponse",
            "intervalle", "respuestacorrecta", "pregunta", "intervalo", "問題", "正解", "音程",
        ],
        .triedAnswers: [
            "triedanswers", "tries", "tried", "answered", "youranswer", "useranswer", "myanswer",
            "givenanswer", "answergiven",
            "studentanswer", "userresponse", "yourresponse", "yourguess", "userguess", "myguess",
            "selectedanswer",
            "chosenanswer", "selected", "chosen", "guessed", "guess", "guesses", "given", "response", "reply",
            "heard", "heardas", "keys",
            "choice", "answers", "answer", "deineantwort", "meineantwort", "antwort", "geantwortet", "gehört",
            "votreréponse", "réponse", "turespuesta", "respuesta", "回答", "解答",
        ],
        .isCorrect: [
            "iscorrect", "wascorrect", "answeredcorrectly", "correctness", "correct", "isright", "right",
            "result", "outcome",
            "success", "passed", "score", "corr", "accuracy", "acc", "richtig", "ergebnis", "résultat",
            "correcto", "resultado", "結果",
            "answer", "response",
        ],
        .date: [
            "date", "timestamp", "datetime", "dateandtime", "dateofanswer", "answeredat", "answeredon",
            "createdat", "created",
            "askedat", "startedat", "started", "starttime", "playedat", "when", "at", "day", "ts", "time",
            "datum", "zeitpunkt", "wann",
            "horodatage", "fecha",
            "日付", "日時",
        ],
        .timeTook: [
            "timetook", "timetaken", "took", "responsetime", "reactiontime", "answertime", "timetoanswer",
            "timetorespond",
            "thinkingtime", "timespent", "elapsedtime", "elapsed", "latency", "rt", "duration", "time",
            "dauer", "zeit",
            "antwortzeit", "durée", "temps", "tiempo", "duración", "時間",
        ],
        .direction: [
            "direction", "dir", "playback", "playmode", "mode", "type", "richtung", "sens", "dirección", "方向",
        ],
        .root: ["root", "rootnote", "lownote", "lowernote", "bassnote", "basenote", "rootmidi", "grundton"],
        .choices: ["choices", "choicecount", "numberofchoices", "options", "numberofoptions"],
        .replays: ["replays", "replaycount", "repeats", "repetitions"],
    ]
}
