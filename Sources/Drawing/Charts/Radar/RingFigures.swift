import Glibc

/// The figures on the rings, all along one line from the centre, where the polygon disturbs them least.
struct RingFigures {
    static let rings = [0.25, 0.5, 0.75, 1]

    /// The radius from which the rings lie far enough apart for figures, in units.
    static let smallestRadius = 12.0

    private let values: [Double]
    private let geometry: RadarGeometry

    /// `values` says where the polygon comes to rest, a value a spoke.
    init(values: [Double], _ geometry: RadarGeometry) {
        self.values = values
        self.geometry = geometry
    }

    /// The figures with the cells they take, none in a small chart.
    func placed() -> [(text: String, place: Rect)] {
        guard geometry.radius >= Self.smallestRadius else { return [] }
        // Between the spokes nearest to the vertical first: there rings are level, and figures sit on them.
        let candidates = [2, 3, 8, 9, 1, 4, 7, 10, 0, 5, 6, 11]
        let best = candidates.max { freeRings(after: $0).count < freeRings(after: $1).count } ?? 2
        return freeRings(after: best).map { ring in
            let text = "\(Int(ring * 100))"
            let point = geometry.point(ofSpoke: Double(best) + 0.5, value: ring)
            return (
                text,
                Rect(
                    column: Int((point.x - Double(text.count) / 2).rounded()), row: Int(point.y / 2),
                    columns: text.count, rows: 1)
            )
        }
    }

    private func freeRings(after spoke: Int) -> [Double] {
        let edge = polygon(after: spoke)
        return Self.rings.filter { abs($0 - edge) * geometry.radius > 2.5 }
    }

    /// The polygon's value half-way between two spokes, from the area of the triangle that it cuts.
    private func polygon(after spoke: Int) -> Double {
        let one = values[spoke]
        let other = values[(spoke + 1) % values.count]
        let half = Double.pi / Double(values.count)
        guard one + other > 0 else { return 0 }
        return one * other * sin(2 * half) / ((one + other) * sin(half))
    }
}
