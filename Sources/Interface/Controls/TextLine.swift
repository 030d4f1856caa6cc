import Drawing

/// A line of text made of pieces that stay whole where they fit, and take more lines where they do not.
struct TextLine {
    var pieces: [String]
    var separator = " "
    var role = Role.text

    /// Lines no wider than a width in cells.
    static func wrapped(_ lines: [TextLine], width: Int) -> [TextLine] {
        lines.flatMap { line in
            Wrapping.lines(line.pieces, separator: line.separator, width: width).map {
                TextLine(pieces: [$0], role: line.role)
            }
        }
    }

    var text: String { pieces.joined(separator: separator) }
}

extension Surface {
    /// Writes lines into a rectangle from its top, as many as it has room for.
    mutating func write(_ lines: [TextLine], in rect: Rect, _ theme: Theme) {
        for (place, line) in lines.prefix(rect.rows).enumerated() {
            write(
                line.text, column: rect.column, row: rect.row + place, theme.style(line.role), clip: rect)
        }
    }

    /// Writes a sentence that stands in the place of what there is not.
    mutating func write(absence: String, in rect: Rect, _ look: Look) {
        let area = rect.textArea
        write(TextLine.wrapped([TextLine(pieces: [absence])], width: area.columns), in: area, look.theme)
    }
}
