@testable import Drawing

/// Charts and looks that the radar's tests share.
enum RadarSample {
    static let names = ["m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7", "P8"]

    /// Rates as a person has them after some weeks, with 0 and 1 among them.
    static let rates = [0.83, 0.91, 0.62, 0.7, 0.95, 0, 0.88, 0.55, 0.66, 0.5, 0.72, 1]

    /// A chart at rest on values, nil where nothing is known.
    static func chart(_ values: [Double?]) -> RadarChart {
        let spokes = zip(names, values).map { name, value in
            RadarSpoke(
                name: name, value: value, count: value == nil ? 0 : 125,
                range: value.map { max(0, $0 - 0.1)...min(1, $0 + 0.05) })
        }
        return RadarChart(spokes: spokes, displayed: values.map { $0 ?? RadarChart.initialValue })
    }

    static func look(_ marker: Marker = .braille, background: Theme.Background = .dark) -> Look {
        Look(
            theme: Theme(background: background, depth: .many), marker: marker, isUnicode: marker != .ascii)
    }

    /// The chart alone on a surface, nil where there is no room for it.
    static func surface(_ chart: RadarChart, _ columns: Int, _ rows: Int, _ look: Look = look()) -> Surface? {
        var surface = Surface(Size(columns: columns, rows: rows))
        return chart.draw(on: &surface, in: surface.bounds, look) ? surface : nil
    }

    static func picture(_ chart: RadarChart, _ columns: Int, _ rows: Int, _ marker: Marker = .braille)
        -> String
    {
        surface(chart, columns, rows, look(marker))?.text ?? "no room"
    }

    static func layout(
        _ chart: RadarChart, _ size: Size, isUnicode: Bool = true
    ) -> RadarLayout? {
        RadarLayout(
            view: size, spokes: chart.spokes, isKnown: chart.isKnown, orientation: chart.orientation,
            symbols: isUnicode ? .unicode : .ascii)
    }
}
