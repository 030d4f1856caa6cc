import Animation
import TestSupport
import Testing

@testable import Drawing

@Suite struct RadarTransformTests {
    private let size = Size(columns: 80, rows: 22)
    private var chart = RadarSample.chart(RadarSample.rates)

    init() throws { try #require(Locale.useUnicode()) }

    private func canvas(_ chart: RadarChart) throws -> Canvas {
        chart.canvas(try #require(RadarSample.layout(chart, size)), size, RadarSample.look())
    }

    @Test mutating func `moved by whole cells it is the same picture there, text too`() throws {
        let resting = try #require(RadarSample.surface(chart, 80, 22))
        chart.transform = Transform(x: 3, y: -2)
        let moved = try #require(RadarSample.surface(chart, 80, 22))
        for row in 0..<20 {
            for column in 3..<80 { #expect(moved[column, row] == resting[column - 3, row + 1]) }
        }
    }

    @Test mutating func `half a cell to the right is one dot`() throws {
        let resting = try canvas(chart).dotsOn
        chart.transform = Transform(x: 0.5)
        // Cells where grid and data meet may show other dots; the polygon's far corner stands free.
        let corner = resting.filter { $0[0] < 65 }
        let moved = try canvas(chart).dotsOn.filter { $0[0] < 66 }
        #expect(!corner.isEmpty)
        #expect(Set(corner.map { [$0[0] + 1, $0[1]] }).symmetricDifference(moved).count < corner.count / 4)
    }

    @Test func `turned by the angle between spokes, every spoke lies on the next`() {
        for orientation in RadarGeometry.Orientation.allCases {
            let geometry = RadarGeometry(view: size, orientation: orientation)
            let step = orientation == .mathematical ? Double.pi / 6 : -.pi / 6
            let turned = geometry.transformed(by: Transform(rotation: step))
            for spoke in 0..<12 {
                let distance = turned.point(ofSpoke: spoke, value: 0.7)
                    .distance(to: geometry.point(ofSpoke: spoke + 1, value: 0.7))
                #expect(distance < 1e-9)
            }
        }
    }

    @Test func `scaled and moved, centre and radius follow`() {
        let geometry = RadarGeometry(view: size, orientation: .clock)
        let scaled = geometry.transformed(by: Transform(x: 1, y: 2, scale: 1.5))
        #expect(scaled.radius == geometry.radius * 1.5)
        #expect(scaled.centre == geometry.centre + Point(x: 1, y: 2))
        #expect(geometry.transformed(by: Transform(scale: -1)).radius == 0)
    }

    @Test mutating func `what cannot be seen is not there`() throws {
        chart.transform = Transform(opacity: 0)
        #expect(RadarSample.surface(chart, 80, 22) == Surface(size))
        chart.transform = Transform(opacity: 0.5)
        let faded = try #require(RadarSample.surface(chart, 80, 22))
        let styles = Set(faded.cells.filter { $0.character != " " }.map(\.style.foreground))
        let theme = RadarSample.look().theme
        #expect(styles.contains(theme.style(.line, opacity: 0.5)?.foreground ?? .standard))
        #expect(!styles.contains(theme.style(.line).foreground))
        #expect(!styles.contains(.standard))
    }

    @Test mutating func `a single dot zooms and fades by itself`() throws {
        let resting = try canvas(chart)
        chart.dotTransforms = [4: Transform(scale: 2)]
        #expect(try canvas(chart).dotsOn.count > resting.dotsOn.count + 8)
        chart.dotTransforms = [4: Transform(opacity: 0)]
        let gone = try canvas(chart)
        #expect(zip(gone.cells, resting.cells).contains { $0.ink.level != $1.ink.level })
    }

    @Test mutating func `any transform draws without fault`() {
        var chance = SeededGenerator(seed: 77)
        for number in 0..<500 {
            func anything(_ range: ClosedRange<Double>) -> Double {
                [0, .nan, .infinity, -1e300, .random(in: range, using: &chance)][
                    number % 7 == 0 ? .random(in: 0..<5, using: &chance) : 4]
            }
            let transform = Transform(
                x: anything(-99...99), y: anything(-99...99), rotation: anything(-9...9),
                scale: anything(-3...3), opacity: anything(0...1))
            chart.transform = transform
            chart.dotTransforms = [number % 12: transform]
            let look = RadarSample.look(Marker.allCases[number % 3])
            #expect(RadarSample.surface(chart, 60, 20, look) != nil)
        }
    }
}
