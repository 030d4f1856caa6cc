/// Where everything of a radar chart stands in a view, and how much of it there is room for.
package struct RadarLayout: Equatable {
    package let geometry: RadarGeometry
    let labels: [RadarLabel]
    let showsRingFigures: Bool

    /// A chart with a smaller radius, in units, shows nothing that text would not show better.
    static let smallestRadius = 4.0

    /// Labels give way first (n, then the rate), then the ring figures, and last the chart shrinks.
    /// - Returns: nil where the view is too small for a chart.
    package init?(
        view: Size, spokes: [RadarSpoke], isKnown: Bool, orientation: RadarGeometry.Orientation,
        symbols: Symbols
    ) {
        let full = RadarGeometry(view: view, orientation: orientation)
        for factor in stride(from: 1.0, through: 0.5, by: -0.05) {
            let geometry = full.scaled(by: factor)
            guard geometry.radius >= Self.smallestRadius else { return nil }
            for detail in factor == 1 ? [.count, .rate, .name] : [RadarLabel.Detail.name] {
                let labels = Self.labels(spokes, detail, geometry, isKnown: isKnown, symbols: symbols)
                guard Self.fit(labels, in: view) else { continue }
                self.geometry = geometry
                self.labels = labels
                showsRingFigures = factor == 1
                return
            }
        }
        return nil
    }

    private static func labels(
        _ spokes: [RadarSpoke], _ detail: RadarLabel.Detail, _ geometry: RadarGeometry, isKnown: Bool,
        symbols: Symbols
    ) -> [RadarLabel] {
        spokes.enumerated().map { place, spoke in
            let pieces = RadarLabel.pieces(spoke, detail, isKnown: isKnown, symbols: symbols)
            let width = pieces.reduce(0) { $0 + Width.of($1.text) }
            return RadarLabel(
                pieces: pieces,
                rect: RadarLabel.rect(
                    spoke: place, width: width, geometry, clearance: geometry.dotRadius + 0.25))
        }
    }

    private static func fit(_ labels: [RadarLabel], in view: Size) -> Bool {
        let bounds = Rect(view)
        for (place, label) in labels.enumerated() {
            guard bounds.contains(label.rect) else { return false }
            var spaced = label.rect
            spaced.columns += 1
            for other in labels[..<place] {
                var otherSpaced = other.rect
                otherSpaced.columns += 1
                if spaced.intersects(otherSpaced) { return false }
            }
        }
        return true
    }
}
