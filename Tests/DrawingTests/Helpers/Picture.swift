import Testing

@testable import Drawing

/// Expects text to look exactly so; what it looks like instead is printed as it stands.
func expectPicture(
    _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    Issue.record("The picture is:\n\(actual)\nbut should be:\n\(expected)", sourceLocation: sourceLocation)
}

extension Canvas {
    /// The picture alone, a line a row.
    var text: String {
        var surface = Surface(size)
        draw(on: &surface, column: 0, row: 0)
        return surface.text
    }

    /// Whether a dot is on.
    func isOn(dotColumn: Int, dotRow: Int) -> Bool {
        guard dotColumn >= 0, dotRow >= 0, dotColumn < dots.columns, dotRow < dots.rows else { return false }
        let cell = cells[dotRow / marker.dots.rows * size.columns + dotColumn / marker.dots.columns]
        return cell.mask & marker.bit(column: dotColumn % marker.dots.columns, row: dotRow % marker.dots.rows)
            != 0
    }

    /// The places of all dots that are on.
    var dotsOn: Set<[Int]> {
        var found: Set<[Int]> = []
        for row in 0..<dots.rows {
            for column in 0..<dots.columns where isOn(dotColumn: column, dotRow: row) {
                found.insert([column, row])
            }
        }
        return found
    }
}

extension Ink {
    static let line = Ink(.plain, .line, symbol: "*")
    static let grid = Ink(.plain, .grid, symbol: ".")
    static let dot = Ink(Style(.palette(5)), .dot, symbol: "@")
}
