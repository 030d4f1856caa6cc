/// Words in dates, in the languages that intervals have names in.
enum DateWords {
    /// 1 to 12 from the name of a month or its beginning, of three letters at least.
    static func month(_ word: String) -> Int? {
        guard word.unicodeScalars.count >= 3 else { return nil }
        return months.first { month in month.names.contains { $0.hasPrefix(word) } }?.number
    }

    static func isWeekday(_ word: String) -> Bool {
        weekdays.contains(word)
            || (word.count >= 3 && weekdays.contains { $0.count > 3 && $0.hasPrefix(word) })
    }

    /// Words that stand between a day and its time.
    static let joints: Set<String> = ["t", "at", "um", "à", "a", "las"]

    /// What follows the number of a day in English.
    static let ordinals: Set<String> = ["st", "nd", "rd", "th"]

    private static let months: [(number: Int, names: [String])] = [
        ["january", "januar", "jänner", "janvier", "enero"],
        ["february", "februar", "février", "fevrier", "febrero"],
        ["march", "märz", "maerz", "mars", "marzo"], ["april", "avril", "abril"], ["may", "mai", "mayo"],
        ["june", "juni", "juin", "junio"], ["july", "juli", "juillet", "julio"],
        ["august", "août", "aout", "agosto"],
        ["september", "septembre", "septiembre"], ["october", "oktober", "octobre", "octubre"],
        ["november", "novembre", "noviembre"], ["december", "dezember", "décembre", "decembre", "diciembre"],
    ].enumerated().map { ($0 + 1, $1) }

    private static let weekdays: Set<String> = [
        "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday",
        "friday", "saturday",
        "sunday", "mo", "di", "mi", "do", "fr", "sa", "so", "montag", "dienstag", "mittwoch", "donnerstag",
        "freitag",
        "samstag", "sonnabend", "sonntag", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi",
        "dimanche", "lunes",
        "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
    ]
}
