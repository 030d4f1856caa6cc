import Drawing
import Testing

/// Cells to compare; a failing test prints their text, not their innards.
struct Picture: Equatable, CustomStringConvertible, CustomTestStringConvertible {
    var size: Size
    var cells: [Cell]

    static func == (left: Picture, right: Picture) -> Bool {
        left.size == right.size && left.cells == right.cells
    }

    var description: String {
        "\n"
            + cells.map { String($0.character ?? " ") }.joined().chunked(size.columns).joined(separator: "\n")
            + "\n"
    }

    var testDescription: String { description }
}

extension String {
    fileprivate func chunked(_ width: Int) -> [Substring] {
        var rest = self[...]
        var lines: [Substring] = []
        while !rest.isEmpty {
            lines.append(rest.prefix(width))
            rest = rest.dropFirst(width)
        }
        return lines
    }
}
