import Animation
import TestSupport
import Testing

@testable import Drawing

@Suite struct LineChartTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func canvas(_ chart: LineChart, _ columns: Int = 80, _ rows: Int = 22) -> Canvas {
        chart.canvas(Size(columns: columns, rows: rows), RadarSample.look())
    }

    private func columnsWithData(_ canvas: Canvas) -> Set<Int> {
        Set(
            (0..<canvas.size.columns).filter { column in
                (0..<canvas.size.rows).contains { canvas.hasData(column: column, row: $0) }
            })
    }

    @Test func `every point lies where its formula says, at rest and on the way`() {
        var chart = LineSample.chart()
        let geometry = LineSample.geometry(14, 80, 22)
        for share in [0, 0.25, 0.5, 0.75, 1] {
            chart.displayed = chart.flat.interpolated(
                to: LineSample.values.map { $0 ?? 0 }, progress: share)
            for (place, value) in LineSample.values.enumerated() {
                guard let value else { continue }
                let height = 0.5 + (value - 0.5) * share
                let expected = Point(x: 4 + Double(place) * 72 / 13, y: 39.6 - height * 35.2)
                #expect((chart.place(place, geometry)?.distance(to: expected) ?? 9) < 1e-9)
            }
        }
    }

    @Test func `a gap is not a value: nothing stands between its neighbours`() {
        let columns = columnsWithData(canvas(LineSample.chart()))
        let geometry = LineSample.geometry(14, 80, 22)
        let gap = Int(geometry.x(ofPoint: 3)) + 2..<Int(geometry.x(ofPoint: 6)) - 1
        #expect(columns.isDisjoint(with: gap))
        #expect(columns.isSuperset(of: 5..<Int(geometry.x(ofPoint: 3))))
        #expect(columns.isSuperset(of: Int(geometry.x(ofPoint: 6))..<75))
    }

    @Test func `a point between two gaps shows, however dense the points are`() {
        var values = [Double?](repeating: nil, count: 300)
        values[100] = 0.5
        #expect(columnsWithData(canvas(LineSample.chart(values))).contains(Int(4 + 100.0 * 72 / 299)))
    }

    @Test func `without points or without values nothing but axes stands`() {
        #expect(columnsWithData(canvas(LineSample.chart([]))).isEmpty)
        #expect(columnsWithData(canvas(LineSample.chart([nil, nil, nil]))).isEmpty)
        #expect(canvas(LineSample.chart([])).dotsOn.count > 100)
    }

    @Test func `one point is a dot in the middle`() {
        let columns = columnsWithData(canvas(LineSample.chart([0.7])))
        #expect(columns == [39, 40])
    }

    @Test func `the scale is the largest value unless it is given`() {
        var chart = LineSample.chart([0.2, 0.4, nil])
        #expect(chart.top == 1)
        chart.scale = nil
        #expect(chart.top == 0.4)
        #expect(chart.flat == [0.2, 0.2, 0.2])
        #expect(LineChart(points: [], scale: nil).top == 1)
        #expect(LineChart(points: [LinePoint(value: 0)], scale: nil).top == 1)
    }

    @Test func `the longest bar takes a fifth of the height, the others their share`() {
        let points = [10, 5, 0].map { LinePoint(value: nil, count: $0) }
        let canvas = canvas(LineChart(points: points), 100, 25)
        func height(_ place: Int) -> Int {
            let column = Int(LineSample.geometry(3, 100, 25).x(ofPoint: place) * 2)
            return (0..<90).filter { $0 > 60 && canvas.isOn(dotColumn: column, dotRow: $0) }.count
        }
        #expect(abs(height(0) - 16) <= 1)
        #expect(abs(height(1) - 8) <= 1)
    }

    @Test func `the marked point stands out without colour`() {
        let plain = LineSample.surface(LineSample.chart(), 80, 22)
        for marked in LineSample.values.indices {
            #expect(LineSample.surface(LineSample.chart(cursor: marked), 80, 22).text != plain.text)
        }
        for outside in [-1, 14] {
            #expect(LineSample.surface(LineSample.chart(cursor: outside), 80, 22) == plain)
        }
    }
}

extension LineChartTests {
    @Test func `moved by whole cells it is the same picture there, text too`() {
        var chart = LineSample.chart(cursor: 3)
        let resting = LineSample.surface(chart, 80, 22)
        chart.transform = Transform(x: 2, y: -2)
        let moved = LineSample.surface(chart, 80, 22)
        for row in 0..<21 {
            for column in 2..<80 { #expect(moved[column, row] == resting[column - 2, row + 1]) }
        }
    }

    @Test func `half a turn around the centre turns the line upside down`() {
        var chart = LineSample.chart([0.2, 0.3, 0.9])
        let geometry = LineSample.geometry(3, 80, 22)
        chart.transform = Transform(rotation: .pi)
        let mirrored = LineGeometry(view: Size(columns: 80, rows: 22), count: 3, scale: 1)
        for place in 0..<3 {
            let expected = mirrored.point(2 - place, value: 1 - chart.displayed[place])
            #expect((chart.place(place, geometry)?.distance(to: expected) ?? 9) < 1e-9)
        }
        chart.transform = Transform(scale: 0.5)
        #expect((chart.place(0, geometry)?.distance(to: geometry.centre) ?? 0) < 21)
    }

    @Test func `dots have their colour where they have arrived`() {
        var chart = LineSample.chart([0.2, 0.5, 0.9])
        func dots() -> Int {
            let dot = RadarSample.look(.braille).theme.style(.dot)
            return LineSample.surface(chart, 80, 22).cells.count { $0.style.foreground == dot.foreground }
        }
        let arrived = dots()
        #expect(arrived >= 3)
        chart.displayed = [0.3, 0.6, 0.8]
        #expect(dots() == 0)
        chart.displayed[1] = 0.5
        #expect(0 < dots() && dots() < arrived)
    }

    @Test func `the line runs past what belongs to a point beside it, and not over a gap`() {
        var chart = LineSample.chart([0.5, nil, nil, 0.5, nil, 0.5])
        for place in 1...2 { chart.points[place].isPassed = true }
        let canvas = chart.canvas(Size(columns: 80, rows: 22), RadarSample.look(.braille))
        let geometry = LineSample.geometry(6, 80, 22)
        let row = Int(geometry.y(ofValue: 0.5) / 2)
        func isDrawn(between start: Int, _ end: Int) -> Bool {
            let columns = Int(geometry.x(ofPoint: start)) + 2..<Int(geometry.x(ofPoint: end)) - 1
            return columns.allSatisfy { column in
                [row - 1, row].contains { canvas.hasData(column: column, row: $0) }
            }
        }
        #expect(isDrawn(between: 0, 3))
        #expect(!isDrawn(between: 3, 5))
    }

    @Test func `what cannot be seen is not there`() {
        var chart = LineSample.chart(cursor: 3)
        chart.transform = Transform(opacity: 0)
        #expect(LineSample.surface(chart, 80, 22) == Surface(Size(columns: 80, rows: 22)))
    }

    @Test func `at every size it stays in its rectangle, whatever was drawn before`() {
        var chance = SeededGenerator(seed: 9)
        for number in 0..<600 {
            let count = [0, 1, 2, 14, 400][number % 5]
            let values = (0..<count).map { _ -> Double? in
                .random(in: 0..<5, using: &chance) == 0 ? nil : .random(in: 0...1, using: &chance)
            }
            var chart = LineSample.chart(values, cursor: .random(in: -1...count, using: &chance))
            if number % 9 == 0 {
                chart.displayed = values.map { _ in [.nan, .infinity, 1e300, -4][number % 4] }
            }
            if number % 7 == 0 { chart.displayed = [] }
            let rect = Rect(
                column: 3, row: 2, columns: .random(in: 0...130, using: &chance),
                rows: .random(in: 0...45, using: &chance))
            var surface = Surface(Size(columns: 140, rows: 50))
            chart.draw(on: &surface, in: rect, RadarSample.look(Marker.allCases[number % 3]))
            let inside = surface
            surface.clear(rect)
            #expect(surface == Surface(surface.size), "\(rect)")
            let alone = LineSample.surface(chart, rect.columns, rect.rows, Marker.allCases[number % 3])
            #expect(alone[0, 0] == inside[3, 2] || rect.isEmpty)
        }
    }
}
