/// The writing at the end of a spoke.
struct RadarLabel: Equatable {
    /// How much a label says; the later give way first.
    enum Detail: Int, CaseIterable {
        case name, rate, count
    }

    var pieces: [(text: String, role: Role)]
    var rect: Rect

    static func == (left: RadarLabel, right: RadarLabel) -> Bool {
        left.rect == right.rect && left.pieces.map(\.text) == right.pieces.map(\.text)
    }

    /// The writing of a spoke; before anything is known (`isKnown` false) only its name.
    static func pieces(
        _ spoke: RadarSpoke, _ detail: Detail, isKnown: Bool, symbols: Symbols
    ) -> [(text: String, role: Role)] {
        var pieces: [(String, Role)] = [(spoke.name, .strong)]
        guard isKnown, detail >= .rate else { return pieces }
        guard let value = spoke.value else { return pieces + [(" " + symbols.unknown, .text)] }
        pieces.append((" " + Figures.percent(value), .text))
        if detail >= .count { pieces.append((" of " + Figures.grouped(spoke.count), .faint)) }
        return pieces
    }
}

extension RadarLabel.Detail: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
