/// How the inside of a polygon is shown.
package enum Fill: Hashable, Sendable {
    /// A background colour in the cells that lie inside.
    case tint(Colour)

    /// A dot in every cell that lies inside.
    case stipple(Ink)
}

extension Canvas {
    /// Fills the inside of triangles in units.
    ///
    /// A cell is tinted where most of its dots lie inside, so that the tint ends under the line around it.
    package mutating func fill(_ triangles: [Triangle], with fill: Fill) {
        guard let box = boundingCells(of: triangles) else { return }
        for row in box.row..<box.endRow {
            for column in box.column..<box.endColumn {
                let inside = Self.samples.count { sample in
                    let point = Point(x: Double(column) + sample.x, y: Double(row) * 2 + sample.y)
                    return triangles.contains { $0.contains(point) }
                }
                if inside >= 6 { self.fill(column: column, row: row, with: fill) }
            }
        }
    }

    /// The centres of the dots of a Braille cell.
    private static let samples: [Point] = [0.25, 0.75].flatMap { x in
        [0.25, 0.75, 1.25, 1.75].map { y in Point(x: x, y: y) }
    }

    private mutating func fill(column: Int, row: Int, with fill: Fill) {
        switch fill {
        case .tint(let colour): cells[row * size.columns + column].background = colour
        case .stipple(let ink):
            plot(dotColumn: column * marker.dots.columns, dotRow: row * marker.dots.rows, ink)
        }
    }

    private func boundingCells(of triangles: [Triangle]) -> Rect? {
        let points = triangles.flatMap { [$0.a, $0.b, $0.c] }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        let column = max(0, Int(left))
        let row = max(0, Int(top / 2))
        return Rect(
            column: column, row: row, columns: min(size.columns, Int(right) + 1) - column,
            rows: min(size.rows, Int(bottom / 2) + 1) - row)
    }
}
