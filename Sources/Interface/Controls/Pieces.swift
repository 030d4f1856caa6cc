import Drawing

/// One line made of pieces, of which none is ever cut.
enum Pieces {
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
