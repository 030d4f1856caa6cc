import Drawing

/// Says that the sample is shown because there are no answers yet, and how to begin.
struct Banner {
    var storeName: String
    var isShown: Bool

    /// The lines that fit a window; none where the wheel needs all the room.
    func lines(in size: Size) -> [String] {
        guard isShown else { return [] }
        guard size.rows >= 16 else { return size.rows >= 8 ? [Self.title] : [] }
        let ways = "To begin, put your answers as JSON Lines into \(storeName)"
        return Width.of(ways) <= size.columns - 2 ? [Self.title, ways] : [Self.title]
    }

    static let title = "No answers yet. This is sample data."

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        for (line, text) in lines(in: surface.size).enumerated() {
            surface.write(
                text, column: max(0, (surface.size.columns - Width.of(text)) / 2), row: row + line,
                look.theme.style(line == 0 ? .banner : .faint))
        }
    }
}
