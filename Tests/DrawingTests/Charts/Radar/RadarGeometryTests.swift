import Glibc
import Testing

@testable import Drawing

@Suite struct RadarGeometryTests {
    private static let sizes = [(80, 22), (40, 40), (121, 37), (13, 200)]

    @Test(arguments: sizes)
    func `spokes lie where the formula says`(columns: Int, rows: Int) {
        let geometry = RadarGeometry(view: Size(columns: columns, rows: rows), orientation: .mathematical)
        let diameter = 0.7 * Double(min(columns, 2 * rows))
        for spoke in 0..<12 {
            let angle = Double(spoke) * 2 * .pi / 12
            for value in [0, 0.25, 0.6, 1] {
                let point = geometry.point(ofSpoke: spoke, value: value)
                #expect(abs(point.x - (Double(columns) / 2 + cos(angle) * value * diameter / 2)) < 1e-9)
                #expect(abs(point.y - (Double(rows) - sin(angle) * value * diameter / 2)) < 1e-9)
            }
        }
    }

    @Test(arguments: sizes)
    func `on the clock a spoke points at the hour of its semitones`(columns: Int, rows: Int) {
        let geometry = RadarGeometry(view: Size(columns: columns, rows: rows), orientation: .clock)
        let radius = 0.35 * Double(min(columns, 2 * rows))
        for spoke in 0..<12 {
            let hour = Double(spoke + 1) * 2 * .pi / 12
            let point = geometry.point(ofSpoke: spoke, value: 0.6)
            #expect(abs(point.x - (Double(columns) / 2 + sin(hour) * 0.6 * radius)) < 1e-9)
            #expect(abs(point.y - (Double(rows) - cos(hour) * 0.6 * radius)) < 1e-9)
        }
    }

    @Test func `m2 is at three o'clock, and then it goes counter-clockwise`() {
        let geometry = RadarGeometry(centre: Point(x: 50, y: 40), radius: 20, orientation: .mathematical)
        #expect(geometry.point(ofSpoke: 0, value: 1) == Point(x: 70, y: 40))
        #expect(geometry.point(ofSpoke: 3, value: 1) == Point(x: 50, y: 20))
        #expect(geometry.point(ofSpoke: 6, value: 1) == Point(x: 30, y: 40))
        #expect(geometry.point(ofSpoke: 9, value: 1) == Point(x: 50, y: 60))
    }

    @Test func `on the clock P8 is at twelve and TT at six, and inversions face each other`() {
        let geometry = RadarGeometry(centre: Point(x: 50, y: 40), radius: 20, orientation: .clock)
        #expect(geometry.point(ofSpoke: 11, value: 1) == Point(x: 50, y: 20))
        #expect(geometry.point(ofSpoke: 5, value: 1) == Point(x: 50, y: 60))
        #expect(geometry.point(ofSpoke: 2, value: 1) == Point(x: 70, y: 40))
        for spoke in 0..<5 {
            let one = geometry.point(ofSpoke: spoke, value: 1)
            let inversion = geometry.point(ofSpoke: 10 - spoke, value: 1)
            #expect(abs(one.x + inversion.x - 100) < 1e-9)
            #expect(abs(one.y - inversion.y) < 1e-9)
        }
    }
}
