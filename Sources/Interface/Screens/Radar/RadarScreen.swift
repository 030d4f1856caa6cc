import Drawing
import IntervalStatistics

/// The Radar tab at one moment.
struct RadarScreen {
    /// The width from which the bars stand beside the wheel.
    static let columnsForBars = 110

    var statistics: Statistics?
    var choices: Choices
    var look: Look
    var displayed: [Double]
    var opacity: Double
    var isUpdated: Bool

    func draw(on surface: inout Surface, in rect: Rect) {
        var wheel = rect
        if rect.columns >= Self.columnsForBars {
            wheel.columns = rect.columns * 63 / 100
            drawBars(on: &surface, in: rect, from: wheel.endColumn)
        }
        if !chart.draw(on: &surface, in: wheel, look) {
            FigureList(rows: rows).draw(on: &surface, in: rect, look)
        }
    }

    private var chart: RadarChart {
        var chart = RadarChart(spokes: spokes, displayed: displayed)
        chart.isKnown = statistics != nil
        chart.isUpdated = isUpdated
        chart.opacity = opacity
        chart.orientation = choices.orientation
        chart.showsRanges = choices.showsRanges
        chart.chance = choices.showsChance ? statistics?.chance : nil
        return chart
    }

    private var spokes: [RadarSpoke] {
        Interval.allCases.map { interval in
            let figures = statistics?[interval]
            return RadarSpoke(
                name: interval.abbreviation, value: figures?.correctRate, count: figures?.count ?? 0,
                range: figures?.rateInterval)
        }
    }

    private var rows: [IntervalRow] {
        (statistics ?? Statistics()).intervals.map { IntervalRow($0, symbols: look.symbols) }
    }

    private func drawBars(on surface: inout Surface, in rect: Rect, from column: Int) {
        let table = IntervalTable(
            rows: rows, columns: [.name, .bar, .rate, .count, .time], sortedBy: nil)
        let height = min(rect.rows, table.height(in: rect.rows))
        let area = Rect(
            column: column, row: rect.row + (rect.rows - height) / 2, columns: rect.endColumn - column - 2,
            rows: height)
        table.draw(on: &surface, in: area, look)
    }
}
