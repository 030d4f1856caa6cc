import Testing

@testable import Drawing

@Suite struct LineLabelsTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func placed(
        _ columns: Int, _ rows: Int = 20, labels: [String], cursor: Int? = nil
    ) -> [(point: Int, place: Rect)] {
        let view = Size(columns: columns, rows: rows)
        return LineLabels(
            labels: labels, geometry: LineGeometry(view: view, count: labels.count, scale: 1), view: view,
            cursor: cursor
        ).placed()
    }

    private let fortnight = (1...14).map { "\($0) Nov" }

    @Test func `at every size no two touch, none is cut, and the marked one stands`() {
        for columns in 0...140 {
            for cursor in [nil, 0, 6, 13] {
                let places = placed(columns, labels: fortnight, cursor: cursor)
                let rects = places.map(\.place).sorted { $0.column < $1.column }
                #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.endColumn + 2 <= $1.column })
                #expect(rects.allSatisfy { Rect(Size(columns: columns, rows: 20)).contains($0) })
                if let cursor, columns > 10 { #expect(places.contains { $0.point == cursor }) }
            }
        }
    }

    @Test func `with room for all, all stand below their points`() {
        let places = placed(140, labels: fortnight)
        #expect(places.count == 14)
        for (point, place) in places {
            let x = LineSample.geometry(14, 140, 20).x(ofPoint: point)
            #expect(abs(Double(place.column) + Double(place.columns) / 2 - x) <= 0.5)
        }
    }

    @Test func `with less room the newest and others at equal distances stand`() {
        let points = placed(60, labels: fortnight).map(\.point)
        #expect(points.first == 13)
        #expect(points.count > 3)
        #expect(Set(zip(points, points.dropFirst()).map { $0 - $1 }).count == 1)
    }

    @Test func `without a row below the chart, or a chart, none stands`() {
        #expect(placed(80, 10, labels: fortnight).isEmpty)
        #expect(!placed(80, 11, labels: fortnight).isEmpty)
        #expect(placed(4, labels: ["1"]).isEmpty)
        #expect(placed(80, labels: []).isEmpty)
        #expect(placed(80, labels: ["", ""]).isEmpty)
    }

    @Test func `wide characters count as what they take`() {
        let places = placed(80, labels: ["十一月", "十二月"])
        #expect(places.map(\.place.columns) == [6, 6])
    }
}
