@testable import Drawing

/// Charts that the line chart's tests share.
enum LineSample {
    /// A fortnight with a gap of two days.
    static let values: [Double?] = [
        0.5, 0.42, 0.61, 0.58, nil, nil, 0.7, 0.64, 0.78, 0.75, 0, 0.8, 1, 0.9,
    ]

    static func chart(_ values: [Double?] = values, cursor: Int? = nil) -> LineChart {
        let points = values.enumerated().map { place, value in
            LinePoint(
                value: value, count: value == nil ? 0 : 10 + place * 7 % 30, label: "\(place + 1) Nov")
        }
        return LineChart(points: points, cursor: cursor)
    }

    static func surface(_ chart: LineChart, _ columns: Int, _ rows: Int, _ marker: Marker = .braille)
        -> Surface
    {
        var surface = Surface(Size(columns: columns, rows: rows))
        chart.draw(on: &surface, in: surface.bounds, RadarSample.look(marker))
        return surface
    }

    static func geometry(_ count: Int, _ columns: Int, _ rows: Int) -> LineGeometry {
        LineGeometry(view: Size(columns: columns, rows: rows), count: count, scale: 1)
    }
}
