/// What the options of one call came to; what was not given has its default.
package struct OptionValues: Equatable, Sendable {
    package var store: String?
    package var demo = false
    package var since: CalendarDay?
    package var until: CalendarDay?
    package var direction: DirectionWord?

    package var tab: TabWord?
    package var theme = ThemeWord.auto

    /// Nil leaves it to what the terminal can show.
    package var marker: MarkerWord?

    package var animation = true
    package var log: String?

    /// Frames may be sent as synchronised updates.
    package var sync = true

    package var mouse = true

    package var format = OutputFormat.text

    /// Intervals as they were typed.
    package var asked: String?
    package var tried: String?

    /// Milliseconds.
    package var time: Int?

    /// A MIDI note.
    package var root: Int?

    /// Fields of others and what they are in a record.
    package var map: [String: String] = [:]

    /// Nil leaves it to the dates themselves.
    package var dates: DateOrderWord?

    /// Names with dots between, down to a list.
    package var items: String?

    package var dryRun = false
    package var repair = false

    /// Files, addresses and `-`, in order.
    package var operands: [String] = []

    package init() {}
}

extension OptionValues {
    /// Notes one given option, over what it was before.
    /// - Parameters:
    ///   - option: what was given.
    ///   - text: its value as typed; of no account for an option that takes none.
    /// - Throws: `UsageError` where the option does not take that value.
    mutating func set(_ option: Option, to text: String) throws(UsageError) {
        switch option {
        case .store: store = text
        case .demo: demo = true
        case .since: since = try day(text, for: option)
        case .until: until = try day(text, for: option)
        case .direction: direction = try word(text, for: option)
        case .tab: tab = try word(text, for: option)
        case .theme: theme = try word(text, for: option)
        case .marker: marker = try word(text, for: option)
        case .noAnimation: animation = false
        case .log: log = text
        case .noSync: sync = false
        case .noMouse: mouse = false
        case .asked: asked = text
        case .tried: tried = text
        case .time: time = try number(text, for: option)
        case .root: root = try number(text, for: option)
        case .map: try addToMap(text)
        case .dates: dates = try word(text, for: option)
        case .items: items = text
        case .dryRun: dryRun = true
        case .json: format = .json
        case .jsonl: format = .jsonl
        case .repair: repair = true
        case .csv: format = .csv
        case .help, .version: break
        }
    }

    private func word<W: Words>(_ text: String, for option: Option) throws(UsageError) -> W {
        guard let word = W(rawValue: text) else { throw .unknownValue(option, text) }
        return word
    }

    private func number(_ text: String, for option: Option) throws(UsageError) -> Int {
        guard case .number(_, let range) = option.row.value, let number = Int(text), range.contains(number)
        else { throw .notANumber(option, text) }
        return number
    }

    private mutating func addToMap(_ text: String) throws(UsageError) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let theirs = sides.first, let ours = sides.last, !theirs.isEmpty,
            !ours.isEmpty
        else { throw .unknownValue(.map, text) }
        map[String(theirs)] = String(ours)
    }

    private func day(_ text: String, for option: Option) throws(UsageError) -> CalendarDay {
        guard let day = CalendarDay(text) else { throw .malformedDate(option, text) }
        guard day.isReal else { throw .unrealDate(option, day) }
        return day
    }
}
