import Drawing

/// Says that the sample is shown because there are no answers yet, and how to begin.
struct Banner {
    var isShown: Bool

    /// The lines that fit a window; none where the wheel needs all the room.
    func lines(in size: Size) -> [String] {
        guard isShown else { return [] }
        guard size.rows >= 16 else { return size.rows >= 8 ? [Self.title] : [] }
        return [Self.title] + Self.ways.filter { Width.of($0) <= size.columns - 2 }.prefix(1)
    }

    static let title = "No answers yet. This is sample data."

    /// How to begin, in as many words as there is room for.
    static let ways = [
        "To begin: earwheel record --asked M6 --tried m6,M6, or earwheel import FILE",
        "To begin: earwheel record, or earwheel import",
    ]

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        for (line, text) in lines(in: surface.size).enumerated() {
            surface.write(
                text, column: max(0, (surface.size.columns - Width.of(text)) / 2), row: row + line,
                look.theme.style(line == 0 ? .banner : .faint))
        }
    }
}
