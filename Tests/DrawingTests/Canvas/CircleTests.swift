import Testing

@testable import Drawing

@Suite struct CircleTests {
    private let size = Size(columns: 31, rows: 17)

    @Test(arguments: Marker.allCases, [(15.5, 17.0), (15, 16), (15.25, 16.5)])
    func `it is the same in all four quarters`(marker: Marker, centre: (Double, Double)) throws {
        for radius in stride(from: 0.5, through: 14, by: 0.37) {
            for spacing in [0.75, 1.5, 2] {
                var canvas = Canvas(size, marker: marker)
                let point = Point(x: centre.0, y: centre.1)
                canvas.circle(centre: point, radius: radius, .line, spacing: spacing)
                let middle = try #require(canvas.middle(point))
                let dots = canvas.dotsOn
                #expect(dots == Set(dots.map { [Int(middle.x * 2) - $0[0], $0[1]] }), "radius \(radius)")
                #expect(dots == Set(dots.map { [$0[0], Int(middle.y * 2) - $0[1]] }), "radius \(radius)")
            }
        }
    }

    @Test func `its dots lie on the circle, and all round it`() {
        var canvas = Canvas(size, marker: .braille)
        let centre = Point(x: 15.5, y: 17)
        canvas.circle(centre: centre, radius: 12, .line, spacing: 2)
        let distances = canvas.dotsOn.map { dot in
            Point(x: (Double(dot[0]) + 0.5) / 2, y: (Double(dot[1]) + 0.5) / 2).distance(to: centre)
        }
        // A dot is half a unit wide, so that its centre lies at most 0.36 beside the place that it stands for.
        #expect(distances.allSatisfy { abs($0 - 12) < 0.36 })
        #expect(canvas.dotsOn.count == 36)
    }

    @Test(arguments: [0.0, -1, .nan, 1e9])
    func `a radius that is none draws nothing`(radius: Double) {
        var canvas = Canvas(size, marker: .braille)
        canvas.circle(centre: Point(x: 15, y: 16), radius: radius, .line, spacing: 1)
        #expect(canvas.dotsOn.isEmpty)
    }

    @Test func `a circle round the whole canvas shows nothing of itself`() {
        var canvas = Canvas(size, marker: .braille)
        canvas.circle(centre: Point(x: 15, y: 16), radius: 50, .line, spacing: 1)
        #expect(canvas.dotsOn.isEmpty)
    }
}
