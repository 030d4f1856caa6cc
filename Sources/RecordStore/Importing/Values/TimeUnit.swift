/// What a number of a time counts.
package enum TimeUnit: String, Sendable {
    case milliseconds, seconds, minutes

    /// Milliseconds in one.
    var factor: Double {
        switch self {
        case .milliseconds: 1
        case .seconds: 1000
        case .minutes: 60_000
        }
    }

    /// Reads `ms`, `sec`, `Sekunden` and their like, in lower case.
    init?(word: some StringProtocol) {
        switch word {
        case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds", "millisekunden":
            self = .milliseconds
        case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "secondes", "segundos":
            self = .seconds
        case "min", "mins", "minute", "minutes", "minuten": self = .minutes
        default: return nil
        }
    }
}
