import Testing

@testable import Drawing

@Suite struct LineGeometryTests {
    @Test func `the area takes 90 % of the width and 80 % of the height, in the middle`() {
        let geometry = LineGeometry(view: Size(columns: 100, rows: 30), count: 11, scale: 1)
        #expect(geometry.left == 5)
        #expect(geometry.width == 90)
        #expect(geometry.top == 6)
        #expect(geometry.height == 48)
        #expect(geometry.bottom == 54)
        #expect(geometry.centre == Point(x: 50, y: 30))
    }

    @Test func `points share the width, the first and the last on its ends`() {
        let geometry = LineSample.geometry(11, 100, 30)
        for place in 0..<11 {
            #expect(abs(geometry.x(ofPoint: place) - (5 + Double(place) * 90 / 10)) < 1e-12)
        }
    }

    @Test(arguments: [0, 1])
    func `a single point stands in the middle`(count: Int) {
        #expect(LineSample.geometry(count, 100, 30).x(ofPoint: 0) == 50)
    }

    @Test(arguments: [(0, 54), (0.25, 48), (0.5, 42), (1, 30), (2, 6)])
    func `a value rises from the bottom by its share of the scale`(value: Double, y: Double) {
        let geometry = LineGeometry(view: Size(columns: 100, rows: 30), count: 3, scale: 2)
        #expect(abs(geometry.y(ofValue: value) - y) < 1e-12)
    }

    @Test(arguments: [1, 2, 10, 40, 80, 120, 200])
    func `as many points as the capacity have a dot each`(columns: Int) {
        let capacity = LineGeometry.capacity(columns: columns)
        #expect(capacity >= 1)
        #expect(LineSample.geometry(capacity, columns, 20).spacing >= 1.5 || capacity < 3)
        #expect(capacity == 1 || LineSample.geometry(capacity, columns, 20).dotRadius != nil || columns < 3)
    }
}
