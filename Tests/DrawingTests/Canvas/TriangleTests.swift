import TestSupport
import Testing

@testable import Drawing

@Suite struct TriangleTests {
    private let corners = [Point(x: 0, y: 0), Point(x: 8, y: 0), Point(x: 4, y: 4)]

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [2, 1, 0]])
    func `a level line runs through it, whichever way round the corners go`(order: [Int]) {
        let triangle = Triangle(corners[order[0]], corners[order[1]], corners[order[2]])
        #expect(triangle.span(atY: 0) == 0...8)
        #expect(triangle.span(atY: 1) == 1...7)
        #expect(triangle.span(atY: 4) == 4...4)
        #expect(triangle.span(atY: -0.001) == nil)
        #expect(triangle.span(atY: 4.001) == nil)
    }

    @Test func `a flat one is missed`() {
        let flat = Triangle(Point(x: 0, y: 2), Point(x: 8, y: 2), Point(x: 4, y: 2))
        #expect(flat.span(atY: 2) == nil)
    }

    @Test func `a span is where an area says the points inside are`() {
        var chance = SeededGenerator(seed: 3)
        func point() -> Point {
            Point(x: .random(in: -5...5, using: &chance), y: .random(in: -5...5, using: &chance))
        }
        func area(_ a: Point, _ b: Point, _ c: Point) -> Double {
            abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
        }
        for _ in 0..<1000 {
            let (a, b, c, probe) = (point(), point(), point(), point())
            let parts = area(a, b, probe) + area(b, c, probe) + area(c, a, probe)
            let isInside = abs(parts - area(a, b, c)) < 1e-9
            let span = Triangle(a, b, c).span(atY: probe.y)
            #expect(span.map { $0.contains(probe.x) } ?? false == isInside)
        }
    }
}
