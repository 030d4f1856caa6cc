import Drawing

/// One line made of pieces, of which none is ever cut.
enum Pieces {
    /// A piece, and how soon it gives way: the greater ranks first.
    struct Ranked: Equatable {
        var text: String
        var rank: Int
    }

    /// Those of the pieces that fit a room in cells, in their order, after the greatest ranks have given way.
    static func fitting(_ pieces: [Ranked], in room: Int, separator: String) -> String {
        var kept = pieces
        while let last = kept.map(\.rank).max() {
            let text = kept.map(\.text).joined(separator: separator)
            if Width.of(text) <= room { return text }
            kept.removeAll { $0.rank == last }
        }
        return ""
    }

    /// The pieces of an enumeration, with a semicolon after each but the last.
    static func listed(_ pieces: [String]) -> [String] {
        pieces.dropLast().map { $0 + ";" } + pieces.suffix(1)
    }

    /// As many of the pieces as fit a room in cells, from the first on; where not even that fits, none.
    static func fitting(_ pieces: [String], in room: Int, separator: String) -> String {
        var text = ""
        for piece in pieces {
            let longer = text.isEmpty ? piece : text + separator + piece
            guard Width.of(longer) <= room else { break }
            text = longer
        }
        return text
    }
}
