extension Canvas {
    /// Fills the inside of triangles in units.
    ///
    /// A cell is filled where most of it lies inside, so that the tint ends under the line around it.
    package mutating func fill(_ triangles: [Triangle], with fill: Fill) {
        for row in rows(of: triangles) {
            for (column, samples) in samplesInside(triangles, row: row).enumerated()
            where samples.nonzeroBitCount >= Self.enough {
                self.fill(column: column, row: row, with: fill)
            }
        }
    }

    /// Out of the eight samples of a cell, two across and four down.
    private static let enough = 6

    private mutating func fill(column: Int, row: Int, with fill: Fill) {
        switch fill {
        case .tint(let colour): cells[row * size.columns + column].background = colour
        case .stipple(let ink):
            plot(dotColumn: column * marker.dots.columns, dotRow: row * marker.dots.rows, ink)
        }
    }

    private func rows(of triangles: [Triangle]) -> Range<Int> {
        let places = triangles.flatMap { [$0.a, $0.b, $0.c] }.filter(Self.isNear).map(\.y)
        guard let top = places.min(), let bottom = places.max() else { return 0..<0 }
        return (Int(top / 2)..<Int(max(0, bottom) / 2) + 1).clamped(to: 0..<size.rows)
    }

    /// A bit for every sample of a cell that lies inside, for each cell of a row.
    private func samplesInside(_ triangles: [Triangle], row: Int) -> [UInt8] {
        var samples = [UInt8](repeating: 0, count: size.columns)
        for line in 0..<4 {
            let y = Double(row) * 2 + 0.25 + Double(line) * 0.5
            for triangle in triangles {
                guard let span = triangle.span(atY: y) else { continue }
                for place in places(in: span) {
                    samples[place / 2] |= 1 << UInt8(line * 2 + place % 2)
                }
            }
        }
        return samples
    }

    /// The samples in a stretch of a level line, counted from the canvas's left edge, half a unit apart.
    private func places(in span: ClosedRange<Double>) -> Range<Int> {
        // A hair more on both sides, or a sample on the edge that two triangles share might belong to neither.
        let first = max(0, (span.lowerBound * 2 - 0.5 - 1e-9).rounded(.up))
        let last = min(Double(size.columns * 2 - 1), (span.upperBound * 2 - 0.5 + 1e-9).rounded(.down))
        return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }
}
