import Drawing
import IntervalStatistics

/// The list of records as a table, which leaves whole columns out where they have no room.
struct RecordTable {
    enum Column: CaseIterable {
        case date, asked, first, answers, time, direction
    }

    /// What a cell says, and what it is.
    typealias Field = (text: String, role: Role)

    let symbols: Symbols

    /// The columns for which there is room, with their places from the table's left edge.
    let slots: [(column: Column, start: Int, width: Int)]

    private static let gap = 2
    private static let mostForAnswers = 24

    init(width: Int, symbols: Symbols) {
        self.symbols = symbols
        var shown = Column.allCases
        for column in [Column.direction, .time, .answers, .date, .first] where Self.need(shown) > width {
            shown.removeAll { $0 == column }
        }
        let answers = min(Self.mostForAnswers, Column.answers.width + max(0, width - Self.need(shown)))
        var start = 0
        slots = shown.map { column in
            let slot = (column, start, column == .answers ? answers : column.width)
            start += slot.2 + Self.gap
            return slot
        }
    }

    private static func need(_ columns: [Column]) -> Int {
        columns.reduce(-gap) { $0 + gap + $1.width }
    }

    func drawTitles(on surface: inout Surface, column: Int, row: Int, _ theme: Theme) {
        draw(on: &surface, column: column, row: row, theme) { slot, _ in (slot.title, .faint) }
    }

    func draw(
        _ record: Record, isChosen: Bool, on surface: inout Surface, column: Int, row: Int, _ theme: Theme
    ) {
        let role = isChosen ? Role.strong : .text
        draw(on: &surface, column: column, row: row, theme) { column, width in
            (text(column, of: record, width: width), column == .first && !record.isCorrect ? .warning : role)
        }
    }

    private func draw(
        on surface: inout Surface, column: Int, row: Int, _ theme: Theme, field: (Column, Int) -> Field
    ) {
        for slot in slots {
            let field = field(slot.column, slot.width)
            let indent = slot.column == .time ? slot.width - Width.of(field.text) : 0
            let place = Rect(column: column + slot.start, row: row, columns: slot.width, rows: 1)
            surface.write(
                field.text, column: place.column + indent, row: row, theme.style(field.role), clip: place)
        }
    }

    private func text(_ column: Column, of record: Record, width: Int) -> String {
        switch column {
        case .date: record.moment.map { "\($0.day) \($0.timeOfDay.prefix(5))" } ?? "no date"
        case .asked: name(record.correctAnswer)
        case .first: record.isCorrect ? "right" : "wrong"
        case .answers: tries(record.triedAnswers.map(name), width: width)
        case .time:
            record.timeTook == 0
                ? symbols.unknown : Figures.seconds(milliseconds: Double(record.timeTook))
        case .direction: record.direction?.name ?? symbols.unknown
        }
    }

    /// As short as a column needs it: `19 st` are 19 semitones.
    private func name(_ semitones: UInt8) -> String {
        if let interval = Interval(semitones: Int(semitones)) { return interval.abbreviation }
        return semitones == TriedAnswers.unreadable ? "?" : "\(semitones) st"
    }

    /// As many tries as fit, and a sign for the others.
    private func tries(_ names: [String], width: Int) -> String {
        guard !names.isEmpty else { return symbols.unknown }
        let all = names.joined(separator: ", ")
        guard Width.of(all) > width else { return all }
        let room = width - Width.of(symbols.ellipsis) - 2
        let some = Pieces.fitting(names, in: room, separator: ", ")
        return some.isEmpty ? symbols.ellipsis : "\(some), \(symbols.ellipsis)"
    }
}

extension RecordTable.Column {
    fileprivate var title: String {
        switch self {
        case .date: "date"
        case .asked: "asked"
        case .first: "first"
        case .answers: "answers"
        case .time: "time"
        case .direction: "direction"
        }
    }

    /// In cells, the least for the answers.
    fileprivate var width: Int {
        switch self {
        case .date: 16
        case .asked, .first: 5
        case .answers, .time: 7
        case .direction: 10
        }
    }
}
