import Testing

@testable import Drawing

@Suite struct LineLabelsTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func placed(
        _ columns: Int, _ rows: Int = 20, labels: [String], cursor: Int? = nil, eras: [String] = []
    ) -> [LineLabels.Label] {
        let view = Size(columns: columns, rows: rows)
        return LineLabels(
            points: labels.enumerated().map { place, label in
                LinePoint(value: 1, label: label, era: place < eras.count ? eras[place] : "")
            }, geometry: LineGeometry(view: view, count: labels.count, scale: 1), view: view,
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
        for label in places {
            let x = LineSample.geometry(14, 140, 20).x(ofPoint: label.point)
            #expect(abs(Double(label.place.column) + Double(label.place.columns) / 2 - x) <= 0.5)
        }
    }

    @Test func `with less room the newest and others at equal distances stand`() {
        let points = placed(60, labels: fortnight).map(\.point)
        #expect(points.last == 13)
        #expect(points.count > 3)
        #expect(Set(zip(points, points.dropFirst()).map { $1 - $0 }).count == 1)
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

    @Test func `the first label says its year, and each that has another than the one before`() {
        let months = ["Nov", "Dec", "Jan", "Feb"]
        let years = ["2025", "2025", "2026", "2026"]
        let texts = placed(80, labels: months, eras: years).map(\.text)
        #expect(texts == ["Nov 2025", "Dec", "Jan 2026", "Feb"])
        let marked = placed(80, labels: months, cursor: 1, eras: years)
        #expect(marked.map(\.text) == ["Nov 2025", "Jan 2026", "Feb", "Dec 2025"])
    }

    @Test func `at every size the year of every label can be known, and none touch`() {
        let labels = (0..<30).map { "M\($0 % 12 + 1)" }
        let years = (0..<30).map { "\(2024 + $0 / 12)" }
        for columns in 8...140 {
            for cursor in [nil, 0, 11, 29] {
                let found = placed(columns, labels: labels, cursor: cursor, eras: years)
                let rects = found.map(\.place).sorted { $0.column < $1.column }
                #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.endColumn + 2 <= $1.column })
                var said: String?
                for label in found {
                    if label.text.contains(" ") { said = String(label.text.suffix(4)) }
                    #expect(said == years[label.point], "\(label.text) at \(columns)")
                }
            }
        }
    }
}
