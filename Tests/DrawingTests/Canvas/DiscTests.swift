import Testing

@testable import Drawing

@Suite struct DiscTests {
    /// 64 places within one cell.
    private static let places = (0..<64).map { Point(x: 6 + Double($0 % 8) / 8, y: 6 + Double($0 / 8) / 4) }

    private func disc(_ marker: Marker, _ centre: Point, _ radius: Double, hole: Double = 0) -> Set<[Int]> {
        var canvas = Canvas(Size(columns: 13, rows: 7), marker: marker)
        canvas.disc(centre: centre, radius: radius, hole: hole, .dot)
        return canvas.dotsOn
    }

    @Test(arguments: [Marker.braille, .block], [0.1, 0.5, 1, 1.25, 2])
    func `it is the same on all sides wherever it stands`(marker: Marker, radius: Double) throws {
        let canvas = Canvas(Size(columns: 13, rows: 7), marker: marker)
        for place in Self.places {
            let dots = disc(marker, place, radius)
            let middle = try #require(canvas.middle(place))
            #expect(!dots.isEmpty, "\(place)")
            #expect(dots == Set(dots.map { [Int(middle.x * 2) - $0[0], $0[1]] }), "\(place)")
            #expect(dots == Set(dots.map { [$0[0], Int(middle.y * 2) - $0[1]] }), "\(place)")
        }
    }

    @Test func `it is as large as its radius`() {
        for place in Self.places {
            // A dot of Braille is a quarter of a square unit.
            let area = Double(disc(.braille, place, 3).count) / 4
            #expect(abs(area - .pi * 9) < 3, "\(place)")
        }
    }

    @Test(arguments: [Marker.braille, .block], [1.05, 1.25, 2])
    func `a hole leaves the middle empty and a ring around it`(marker: Marker, radius: Double) {
        for place in Self.places {
            let full = disc(marker, place, radius)
            let hollow = disc(marker, place, radius, hole: radius * 0.6)
            #expect(hollow.isStrictSubset(of: full), "\(place)")
            #expect(hollow.count >= (marker == .braille ? 8 : 4), "\(place)")
        }
    }

    @Test func `in ASCII it is one character`() {
        for place in Self.places { #expect(disc(.ascii, place, 1.25).count == 1) }
    }

    @Test func `at an edge it is cut off`() {
        let whole = disc(.braille, Point(x: 6, y: 6), 1).count
        #expect(disc(.braille, Point(x: 0, y: 6), 1).count == whole / 2)
        #expect(disc(.braille, Point(x: 13, y: 14), 1).count == whole / 4)
    }
}
