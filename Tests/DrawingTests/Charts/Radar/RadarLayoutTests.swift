import Testing

@testable import Drawing

@Suite struct RadarLayoutTests {
    /// All widths with few heights, all heights with few widths.
    private static let sizes: [Size] =
        (0...200).flatMap { columns in
            [0, 1, 5, 6, 7, 9, 12, 16, 22, 31, 60].map { Size(columns: columns, rows: $0) }
        }
        + (0...60).flatMap { rows in [12, 20, 33, 40, 57, 80, 120, 200].map { Size(columns: $0, rows: rows) }
        }

    private static func chart(_ orientation: RadarGeometry.Orientation) -> RadarChart {
        var chart = RadarSample.chart(RadarSample.rates)
        chart.orientation = orientation
        return chart
    }

    init() throws { try #require(Locale.useUnicode()) }

    @Test(arguments: RadarGeometry.Orientation.allCases)
    func `at every size labels stand inside, apart, and clear of ring and dots`(
        orientation: RadarGeometry.Orientation
    ) {
        let chart = Self.chart(orientation)
        for size in Self.sizes {
            guard let layout = RadarSample.layout(chart, size) else { continue }
            let fault = Self.fault(layout, size)
            #expect(fault == nil, "\(size)")
        }
    }

    private static func fault(_ layout: RadarLayout, _ size: Size) -> String? {
        let radius = layout.geometry.radius + layout.geometry.dotRadius
        for (place, label) in layout.labels.enumerated() {
            guard Rect(size).contains(label.rect) else { return "\(label) is outside" }
            guard distance(layout.geometry.centre, label.rect) >= radius else {
                return "\(label) is on the chart"
            }
            for other in layout.labels[..<place] where other.rect.intersects(label.rect) {
                return "\(label) covers \(other)"
            }
        }
        return layout.labels.count == 12 ? nil : "\(layout.labels.count) labels"
    }

    /// From a point to the nearest point of a label, in units.
    private static func distance(_ point: Point, _ rect: Rect) -> Double {
        let across = max(Double(rect.column) - point.x, 0, point.x - Double(rect.endColumn))
        let down = max(Double(rect.row) * 2 - point.y, 0, point.y - Double(rect.endRow) * 2)
        return (across * across + down * down).squareRoot()
    }

    @Test(arguments: RadarGeometry.Orientation.allCases)
    func `from 20 by 9 on there is always a chart`(orientation: RadarGeometry.Orientation) {
        for size in Self.sizes where size.columns >= 20 && size.rows >= 9 {
            #expect(RadarSample.layout(Self.chart(orientation), size) != nil, "\(size)")
        }
    }

    @Test func `the diameter is 0.7 of the smaller side wherever the names find room`() {
        for size in Self.sizes where size.columns >= 24 && size.rows >= 12 {
            let layout = RadarSample.layout(Self.chart(.mathematical), size)
            #expect(layout?.geometry.radius == 0.35 * Double(min(size.columns, 2 * size.rows)), "\(size)")
        }
    }

    @Test func `labels give way before the chart does: n first, then the rate`() {
        func label(_ columns: Int, _ rows: Int) -> String? {
            RadarSample.layout(Self.chart(.mathematical), Size(columns: columns, rows: rows))?.labels[0]
                .pieces
                .map(\.text).joined()
        }
        #expect(label(80, 22) == "m2 83 % of 125")
        #expect(label(40, 22) == "m2")
    }

    @Test func `before anything is known labels are names alone`() {
        var chart = Self.chart(.mathematical)
        chart.isKnown = false
        let layout = RadarSample.layout(chart, Size(columns: 80, rows: 22))
        #expect(layout?.labels.map { $0.pieces.map(\.text).joined() } == RadarSample.names)
    }

    @Test(arguments: RadarGeometry.Orientation.allCases, Marker.allCases)
    func `no cell of a label holds data`(orientation: RadarGeometry.Orientation, marker: Marker) {
        var chart = RadarSample.chart(Array(repeating: 1, count: 12))
        chart.orientation = orientation
        chart.chance = 1
        for showsRanges in [false, true] {
            chart.showsRanges = showsRanges
            for columns in stride(from: 12, through: 200, by: 17) {
                for rows in stride(from: 6, through: 60, by: 9) {
                    let size = Size(columns: columns, rows: rows)
                    guard let layout = RadarSample.layout(chart, size) else { continue }
                    let canvas = chart.canvas(layout, size, RadarSample.look(marker))
                    let covered = layout.labels.filter { label in
                        (label.rect.column..<label.rect.endColumn).contains {
                            canvas.hasData(column: $0, row: label.rect.row)
                        }
                    }
                    #expect(covered.isEmpty, "\(size)")
                }
            }
        }
    }
}
