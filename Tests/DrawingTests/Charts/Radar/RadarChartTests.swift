import TestSupport
import Testing

@testable import Drawing

@Suite struct RadarChartTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func randomChart(_ chance: inout SeededGenerator) -> RadarChart {
        let values = (0..<12).map { _ -> Double? in
            switch Int.random(in: 0..<6, using: &chance) {
            case 0: nil
            case 1: 0
            case 2: 1
            default: .random(in: 0...1, using: &chance)
            }
        }
        var chart = RadarSample.chart(values)
        chart.displayed = chart.displayed.map { $0 + .random(in: -0.2...0.2, using: &chance) }
        chart.isUpdated = .random(using: &chance)
        chart.isKnown = .random(using: &chance)
        chart.showsRanges = .random(using: &chance)
        chart.opacity = .random(in: 0...1, using: &chance)
        chart.orientation = .random(using: &chance) ? .clock : .mathematical
        chart.chance = .random(using: &chance) ? nil : 1 / 12
        return chart
    }

    @Test func `a thousand charts draw without fault, whatever was drawn before`() {
        var chance = SeededGenerator(seed: 12)
        var used = Surface(Size(columns: 36, rows: 13))
        for number in 0..<1000 {
            let chart = randomChart(&chance)
            let look = RadarSample.look(
                Marker.allCases[number % 3], background: number % 2 == 0 ? .dark : .unknown)
            var fresh = Surface(used.size)
            used.clear(used.bounds)
            #expect(chart.draw(on: &fresh, in: fresh.bounds, look))
            #expect(chart.draw(on: &used, in: used.bounds, look))
            #expect(fresh == used, "chart \(number)")
        }
    }

    @Test func `numbers that are none are no fault`() {
        var chart = RadarSample.chart(RadarSample.rates)
        chart.displayed = [.nan, .infinity, -.infinity, 1e300, -5, 9, 0, 0, 0, 0, 0, 0]
        for marker in Marker.allCases {
            for look in [RadarSample.look(marker), RadarSample.look(marker, background: .unknown)] {
                #expect(RadarSample.surface(chart, 80, 22, look) != nil)
            }
        }
    }

    @Test func `where there is no room it draws nothing and says so`() {
        var surface = Surface(Size(columns: 11, rows: 5))
        #expect(
            !RadarSample.chart(RadarSample.rates).draw(on: &surface, in: surface.bounds, RadarSample.look()))
        #expect(surface == Surface(surface.size))
    }

    @Test func `in a part of a surface it is the same picture, and touches nothing else`() {
        let chart = RadarSample.chart(RadarSample.rates)
        var surface = Surface(Size(columns: 60, rows: 24))
        surface.write("left", column: 0, row: 3)
        #expect(
            chart.draw(on: &surface, in: Rect(column: 10, row: 4, columns: 40, rows: 16), RadarSample.look()))
        let alone = RadarSample.surface(chart, 40, 16)
        for row in 0..<24 {
            for column in 0..<60 where column >= 4 || row != 3 {
                #expect(surface[column, row] == alone?[column - 10, row - 4])
            }
        }
    }

    @Test func `at opacity 0 only grid and labels stand`() throws {
        var faded = RadarSample.chart(RadarSample.rates)
        faded.opacity = 0
        let size = Size(columns: 80, rows: 22)
        let layout = try #require(RadarSample.layout(faded, size))
        let canvas = faded.canvas(layout, size, RadarSample.look())
        #expect(canvas.cells.allSatisfy { $0.background == nil && !$0.ink.level.isData })
    }
}

extension RadarChartTests {
    @Test func `the tint lies inside the polygon, or under its line`() throws {
        var chance = SeededGenerator(seed: 5)
        let size = Size(columns: 60, rows: 24)
        for _ in 0..<20 {
            let chart = RadarSample.chart((0..<12).map { _ in .random(in: 0...1, using: &chance) })
            let layout = try #require(RadarSample.layout(chart, size))
            let canvas = chart.canvas(layout, size, RadarSample.look())
            let corners = chart.displayed.enumerated().map {
                layout.geometry.point(ofSpoke: $0.offset, value: $0.element)
            }
            for place in canvas.cells.indices where canvas.cells[place].background != nil {
                let (row, column) = place.quotientAndRemainder(dividingBy: size.columns)
                guard !canvas.hasData(column: column, row: row) else { continue }
                for (x, y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 1.75), (0.75, 1.75)] {
                    let point = Point(x: Double(column) + x, y: Double(row) * 2 + y)
                    #expect(isInside(point, corners), "column \(column), row \(row)")
                }
            }
        }
    }

    /// Whether a ray from a point to the right crosses the closed line an odd number of times.
    private func isInside(_ point: Point, _ corners: [Point]) -> Bool {
        var isInside = false
        for (place, one) in corners.enumerated() {
            let other = corners[(place + 1) % corners.count]
            guard (one.y > point.y) != (other.y > point.y) else { continue }
            let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
            if x > point.x { isInside.toggle() }
        }
        return isInside
    }

    @Test func `the tint fills what lies well inside`() throws {
        let chart = RadarSample.chart(Array(repeating: 1, count: 12))
        let size = Size(columns: 60, rows: 24)
        let layout = try #require(RadarSample.layout(chart, size))
        let canvas = chart.canvas(layout, size, RadarSample.look())
        for place in canvas.cells.indices {
            let (row, column) = place.quotientAndRemainder(dividingBy: size.columns)
            let middle = Point(x: Double(column) + 0.5, y: Double(row) * 2 + 1)
            guard middle.distance(to: layout.geometry.centre) < layout.geometry.radius * 0.9 else { continue }
            #expect(canvas.cells[place].background == .palette(236))
        }
    }

    @Test(arguments: Marker.allCases, [(24, 12), (40, 16), (80, 22), (120, 38)])
    func `an interval without answers is like neither 60 % nor 0`(marker: Marker, size: (Int, Int)) throws {
        let view = Size(columns: size.0, rows: size.1)
        func canvas(_ value: Double?, spoke: Int) throws -> Canvas {
            var values: [Double?] = RadarSample.rates
            values[spoke] = value
            let chart = RadarSample.chart(values)
            return chart.canvas(try #require(RadarSample.layout(chart, view)), view, RadarSample.look(marker))
        }
        for spoke in 0..<12 {
            // Not even without colours and labels.
            let unknown = try canvas(nil, spoke: spoke).text
            #expect(unknown != (try canvas(0.6, spoke: spoke).text), "spoke \(spoke)")
            #expect(unknown != (try canvas(0, spoke: spoke).text), "spoke \(spoke)")
        }
    }

    @Test(arguments: [12, 16, 22, 38])
    func `ring figures never touch a label`(rows: Int) throws {
        for orientation in RadarGeometry.Orientation.allCases {
            var chart = RadarSample.chart(RadarSample.rates)
            chart.orientation = orientation
            let size = Size(columns: rows * 2, rows: rows)
            let layout = try #require(RadarSample.layout(chart, size))
            let surface = try #require(RadarSample.surface(chart, size.columns, size.rows))
            for label in layout.labels {
                let text = (label.rect.column..<label.rect.endColumn).compactMap {
                    surface[$0, label.rect.row].character
                }
                #expect(String(text) == label.pieces.map(\.text).joined())
            }
        }
    }
}
