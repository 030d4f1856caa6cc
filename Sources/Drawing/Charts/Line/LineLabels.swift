/// Which points' labels stand below a line chart, and where: as many as fit, at equal distances from the newest back.
struct LineLabels {
    /// A label as it stands.
    struct Label: Equatable {
        var point: Int
        var text: String
        var place: Rect
    }

    let points: [LinePoint]
    let geometry: LineGeometry
    let view: Size

    /// The point whose label stands whatever others there are.
    let cursor: Int?

    /// Cells between two labels.
    private static let gap = 2

    /// From the oldest to the newest, the marked one last.
    func placed() -> [Label] {
        guard let row, !points.isEmpty else { return [] }
        let marked = cursor.flatMap { label($0, after: nil, row) }
        for step in 1...points.count {
            let chosen = stride(from: points.count - 1, through: 0, by: -step).reversed()
                .filter { !points[$0].label.isEmpty }
            guard labels(chosen, besides: nil, row).count == chosen.count else { continue }
            return labels(chosen, besides: marked, row) + (marked.map { [$0] } ?? [])
        }
        return []
    }

    /// The labels of some points, but for those that would stand too near to another.
    private func labels(_ chosen: [Int], besides marked: Label?, _ row: Int) -> [Label] {
        var labels: [Label] = []
        for point in chosen {
            guard let label = label(point, after: labels.last, row) else { continue }
            let others = [labels.last, marked].compactMap { $0 }
            if others.allSatisfy({ Self.areApart($0.place, label.place) }) { labels.append(label) }
        }
        return labels
    }

    /// Below the dots of the base where the view has such a row, else below the base; nil without one.
    private var row: Int? {
        guard LineChart.hasAxes(geometry) else { return nil }
        let below = Int(geometry.bottom / 2) + 1
        let clear = Int((geometry.bottom + (geometry.dotRadius ?? 0.5)) / 2) + 1
        return clear < view.rows ? clear : below < view.rows ? below : nil
    }

    /// Around the middle of its point, moved inside the view; nil where it is wider than that, or empty.
    private func label(_ point: Int, after previous: Label?, _ row: Int) -> Label? {
        guard points.indices.contains(point) else { return nil }
        let text = text(of: point, after: previous?.point)
        let width = Width.of(text)
        guard width > 0, width <= view.columns else { return nil }
        let column = (geometry.x(ofPoint: point) - Double(width) / 2).wholeCells
        return Label(
            point: point, text: text,
            place: Rect(
                column: max(0, min(column, view.columns - width)), row: row, columns: width, rows: 1))
    }

    private func text(of point: Int, after previous: Int?) -> String {
        let (label, era) = (points[point].label, points[point].era)
        let isSaid = label.isEmpty || era.isEmpty || previous.map { points[$0].era == era } ?? false
        return isSaid ? label : "\(label) \(era)"
    }

    private static func areApart(_ one: Rect, _ other: Rect) -> Bool {
        one.endColumn + gap <= other.column || other.endColumn + gap <= one.column
    }
}
