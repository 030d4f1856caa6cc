import Animation

/// A radar chart of twelve spokes at one moment of its life.
package struct RadarChart: Sendable {
    /// Where every spoke stands before the data arrive, and those without data for ever.
    package static let initialValue = 0.6

    /// Twelve of them.
    package var spokes: [RadarSpoke]

    /// Where the polygon's corners are displayed, a value a spoke, 0 to 1 and a little beyond on springs.
    package var displayed: [Double]

    /// Whether the spokes' values have arrived: labels say them.
    package var isKnown = true

    /// Whether the polygon has set out for the values: spokes without one look unknown.
    package var isUpdated = true

    /// Of polygon, dots and fill; 0 to 1.
    package var opacity = 1.0
    package var orientation = RadarGeometry.Orientation.mathematical

    /// Draws each spoke's range as a whisker.
    package var showsRanges = false

    /// The rate of guessing, drawn as a ring.
    package var chance: Double?

    /// Of the whole chart around its centre, in units; its text only moves, by whole cells, and fades.
    package var transform = Transform.identity

    /// Of single dots around their own places, in units, by the spoke.
    package var dotTransforms: [Int: Transform] = [:]

    package init(spokes: [RadarSpoke], displayed: [Double]) {
        self.spokes = spokes
        self.displayed = displayed
    }

    /// Draws the chart in a rectangle of a surface.
    /// - Returns: false, with nothing drawn, where the rectangle is too small for a chart.
    package func draw(on surface: inout Surface, in rect: Rect, _ look: Look) -> Bool {
        let view = Size(columns: rect.columns, rows: rect.rows)
        guard
            let layout = RadarLayout(
                view: view, spokes: spokes, isKnown: isKnown, orientation: orientation, symbols: look.symbols)
        else { return false }
        let canvas = canvas(layout, view, look)
        canvas.draw(on: &surface, column: rect.column, row: rect.row, paper: look.theme.style(.grid))
        drawRingFigures(on: &surface, rect, canvas, layout, look.theme)
        for label in layout.labels { draw(label, on: &surface, rect, look.theme) }
        return true
    }

    /// All of the picture but its text.
    func canvas(_ layout: RadarLayout, _ view: Size, _ look: Look) -> Canvas {
        var canvas = Canvas(view, marker: look.marker)
        let geometry = layout.geometry.transformed(by: transform)
        drawGrid(on: &canvas, geometry, look.theme)
        drawChance(on: &canvas, geometry, look.theme)
        drawData(on: &canvas, geometry, look.theme)
        return canvas
    }

    private func draw(_ label: RadarLabel, on surface: inout Surface, _ rect: Rect, _ theme: Theme) {
        var column = rect.column + label.rect.column + transform.textOffset.columns
        let row = rect.row + label.rect.row + transform.textOffset.rows
        for piece in label.pieces {
            guard let style = theme.style(piece.role, opacity: transform.opacity) else { return }
            column = surface.write(piece.text, column: column, row: row, style, clip: rect)
        }
    }
}
