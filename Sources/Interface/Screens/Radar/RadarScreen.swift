import Animation
import Drawing

/// The Radar tab at one moment.
struct RadarScreen {
    /// The width from which the bars stand beside the wheel.
    static let columnsForBars = 110

    var figures: RadarFigures
    var choices: Choices
    var look: Look
    var displayed: [Double]
    var opacity: Double
    var isUpdated: Bool

    /// Of single dots, by the spoke.
    var dotTransforms: [Int: Transform] = [:]

    func draw(on surface: inout Surface, in rect: Rect) {
        var wheel = rect
        if rect.columns >= Self.columnsForBars {
            wheel.columns = rect.columns * 63 / 100
            drawBars(on: &surface, in: rect, from: wheel.endColumn)
        }
        if !chart.draw(on: &surface, in: wheel, look) {
            FigureList(rows: figures.rows).draw(on: &surface, in: rect, look)
        }
    }

    private var chart: RadarChart {
        var chart = RadarChart(spokes: figures.spokes, displayed: displayed)
        chart.isKnown = figures.isKnown
        chart.isUpdated = isUpdated
        chart.opacity = opacity
        chart.dotTransforms = dotTransforms
        chart.orientation = choices.orientation
        chart.showsRanges = choices.showsRanges
        chart.chance = choices.showsChance ? figures.chance : nil
        return chart
    }

    private func drawBars(on surface: inout Surface, in rect: Rect, from column: Int) {
        let table = IntervalTable(
            rows: figures.rows, columns: [.name, .bar, .rate, .count, .time], sortedBy: nil)
        let height = min(rect.rows, table.height(in: rect.rows))
        let area = Rect(
            column: column, row: rect.row + (rect.rows - height) / 2, columns: rect.endColumn - column - 2,
            rows: height)
        table.draw(on: &surface, in: area, look)
    }
}
