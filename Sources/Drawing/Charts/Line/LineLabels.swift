/// Which points' labels stand below a line chart, and where: as many as fit, at equal distances from the newest back.
struct LineLabels {
    let labels: [String]
    let geometry: LineGeometry
    let view: Size

    /// The point whose label stands whatever others there are.
    let cursor: Int?

    /// Cells between two labels.
    private static let gap = 2

    func placed() -> [(point: Int, place: Rect)] {
        guard let row, !labels.isEmpty else { return [] }
        let marked = cursor.flatMap { place($0, row) }
        for step in 1...labels.count {
            let points = stride(from: labels.count - 1, through: 0, by: -step)
            let places = points.compactMap { point in place(point, row).map { (point: point, place: $0) } }
            guard areApart(places.map(\.place)) else { continue }
            let others = places.filter { label in marked.map { areApart([label.place, $0]) } ?? true }
            return others + (marked.map { [(cursor ?? 0, $0)] } ?? [])
        }
        return []
    }

    /// Below the dots of the base where the view has such a row, else below the base; nil without one.
    private var row: Int? {
        guard LineChart.hasAxes(geometry) else { return nil }
        let below = Int(geometry.bottom / 2) + 1
        let clear = Int((geometry.bottom + (geometry.dotRadius ?? 0.5)) / 2) + 1
        return clear < view.rows ? clear : below < view.rows ? below : nil
    }

    /// Around the middle of its point, moved inside the view; nil where it is wider than that, or empty.
    private func place(_ point: Int, _ row: Int) -> Rect? {
        guard labels.indices.contains(point) else { return nil }
        let width = Width.of(labels[point])
        guard width > 0, width <= view.columns else { return nil }
        let column = (geometry.x(ofPoint: point) - Double(width) / 2).wholeCells
        return Rect(
            column: max(0, min(column, view.columns - width)), row: row, columns: width, rows: 1)
    }

    private func areApart(_ places: [Rect]) -> Bool {
        let sorted = places.sorted { $0.column < $1.column }
        return zip(sorted, sorted.dropFirst()).allSatisfy { $0.endColumn + Self.gap <= $1.column }
    }
}
